import type { Cell, RecordPlace, Say } from "./foreign-row";

/** Warnings of one sort, of which the first are shown and the others counted: a thousand of them would hide the rest. */
export class SomeWarnings {
  readonly #say: Say;
  readonly #most: number;
  readonly #rest: string;
  #count = 0;

  /** `rest` follows the number of hidden ones. */
  constructor(say: Say, most: number, rest: string) {
    this.#say = say;
    this.#most = most;
    this.#rest = rest;
  }

  add(place: RecordPlace, cell: Cell | null, message: string): void {
    this.#count += 1;
    if (this.#count <= this.#most) this.#say(place, cell, message, "warning");
  }

  /** Tells how many more there were. */
  end(file: string): void {
    const more = this.#count - this.#most;
    if (more > 0) this.#say({ file, line: null }, null, `${more} ${this.#rest}`, "warning");
  }
}
