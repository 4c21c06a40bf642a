/** An inverted index: the sections and fields that contain each term, and how often. */
export class Postings {
  /** For each term, three numbers per place: section, field, count. */
  private readonly places = new Map<string, number[]>();
  /** The number of terms by field and section, and the average of each field. */
  private readonly lengths: number[][];
  private averages: number[] = [];
  /** All terms in alphabetical order, for prefix lookup. */
  private sorted: string[] = [];

  /**
   * @param fields number of fields
   * @param sections number of sections
   */
  constructor(
    fields: number,
    readonly sections: number,
  ) {
    this.lengths = Array.from({length: fields}, () => new Array<number>(sections).fill(0));
  }

  add(term: string, section: number, field: number, count: number): void {
    const places = this.places.get(term);
    if (places) {
      places.push(section, field, count);
    } else {
      this.places.set(term, [section, field, count]);
    }
    this.lengths[field]![section]! += count;
  }

  /** Computes averages and the sorted terms. Call it after adding terms. */
  finish(): void {
    this.sorted = [...this.places.keys()].sort();
    this.averages = this.lengths.map((ofField) => {
      const filled = ofField.filter(Boolean);
      return filled.reduce((sum, length) => sum + length, 0) / (filled.length || 1);
    });
  }

  has(term: string): boolean {
    return this.places.has(term);
  }

  terms(): readonly string[] {
    return this.sorted;
  }

  /** Returns the terms that start with a prefix, including the prefix itself. */
  startingWith(beginning: string): string[] {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.sorted[middle]! < beginning) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    let end = low;
    while (this.sorted[end]?.startsWith(beginning)) {
      end += 1;
    }
    return this.sorted.slice(low, end);
  }

  /** Calls `visit` for each place of a term. `length` is the field's length relative to the average. */
  each(term: string, visit: (section: number, field: number, count: number, length: number) => void): void {
    const places = this.places.get(term) ?? [];
    for (let at = 0; at < places.length; at += 3) {
      const section = places[at]!;
      const field = places[at + 1]!;
      visit(section, field, places[at + 2]!, this.lengths[field]![section]! / this.averages[field]!);
    }
  }
}
