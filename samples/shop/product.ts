// #region products
/** A product of the catalogue, as the API returns it. */
export interface Product {
  id: number;
  name: string;
  /** In cents: whole numbers add up without rounding. */
  price: number;
  stock: number;
}

export const LAMP: Product = { id: 1, name: 'Lamp', price: 3950, stock: 12 };

export const MUG: Product = { id: 2, name: 'Mug', price: 990, stock: 0 };
// #endregion products
