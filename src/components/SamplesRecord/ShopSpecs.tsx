import type {ReactNode} from 'react';
import record from '@site/samples/executed.json';

interface Props {
  /** All specs of the shop, or those that the beds register by themselves. */
  count: keyof typeof record.shop;
}

/** How many specs of the shop were executed, as the record says. */
export default function ShopSpecs({count}: Props): ReactNode {
  return record.shop[count];
}
