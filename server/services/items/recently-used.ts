/**
 * A cache that forgets roughly the least recently used values: the older of two halves is dropped when the newer one is
 * full, so that no use has to reorder anything.
 */
export class RecentlyUsed<Value> {
  readonly #maxHalf: number;
  #newer = new Map<string, Value>();
  #older = new Map<string, Value>();

  /** `max` values are kept at most, half as many at least. */
  constructor(max: number) {
    this.#maxHalf = Math.ceil(max / 2);
  }

  has(key: string): boolean {
    return this.#newer.has(key) || this.#older.has(key);
  }

  /** The value, which counts as used. */
  get(key: string): Value | undefined {
    const value = this.#newer.get(key);
    if (value !== undefined) return value;
    const old = this.#older.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: Value): void {
    if (this.#newer.size >= this.#maxHalf && !this.#newer.has(key)) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(key, value);
  }
}
