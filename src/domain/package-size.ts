// @chunk item
/** How much a package holds, read from what a shop wrote: "6 x 330 ml", "1,000 g", "½ kg", in Arabic letters and digits too. */
import { sizeTokens, type Token } from "./package-size-tokens";
import { type Unit, type UnitNames, units } from "./units-of-measure";
import { packageCount, writtenNumber } from "./written-number";

export interface PackageSize {
  per: "kilogram" | "litre";
  /** Kilograms or litres. */
  amount: number;
}

/** Amounts that are the same but for what binary floats lose. */
const same = (one: PackageSize, other: PackageSize): boolean =>
  one.per === other.per && Math.abs(one.amount - other.amount) < one.amount * 1e-6;

class SizeReader {
  readonly sizes: PackageSize[] = [];
  unsure = false;
  private at = 0;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly languages: readonly UnitNames[],
  ) {}

  /** Reads every token: each number must belong to a measure, or the text says something that was not understood. */
  read(): void {
    while (this.at < this.tokens.length && !this.unsure) {
      const token = this.tokens[this.at];
      if (token?.kind === "number") this.readMeasure();
      else {
        if (token?.kind === "doubt" || this.isAbout(token)) this.unsure = true;
        this.at += 1;
      }
    }
  }

  private readMeasure(): void {
    const isStrength = this.kindAt(-1) === "slash" && this.isOther(this.peek(-2));
    const isLabel = this.kindAt(-1) === "word" && this.peek(0)?.glued === true;
    const factors = [this.take()];
    while (this.skipTimes()) factors.push(this.take());
    const dashed = this.kindAt(0) === "dash";
    const name = this.peek(dashed ? 1 : 0);
    const unit = this.unitOf(name);
    // "Red-5-L" may be two sizes of clothing, "2-kg bag" is an amount.
    if (!unit || (dashed && name?.text.length === 1)) {
      if (this.isOther(name)) this.at += 1;
      // "B12" and "M4" are names, other numbers without a unit may be counts.
      else if (!isLabel || factors.length > 1) this.unsure = true;
      return;
    }
    this.at += dashed ? 2 : 1;
    this.addSize(factors, unit, isStrength);
  }

  private addSize(factors: string[], unit: Unit, isStrength: boolean): void {
    const number = writtenNumber(factors.pop() ?? "", unit);
    const counts = factors.map(packageCount);
    while (this.kindAt(0) === "times") {
      this.at += 1;
      counts.push(this.kindAt(0) === "number" ? packageCount(this.take()) : null);
      if (this.unitOf(this.peek(0))) this.unsure = true;
    }
    const amount = counts.reduce<number | null>(
      (product, count) => (product === null || count === null ? null : product * count),
      number === null ? null : number * units[unit].amount,
    );
    if (amount === null || !(amount > 0)) {
      this.unsure = true;
      return;
    }
    // "80 g/m²" is a weight of paper and "120 mg/5 ml" a strength; "0.5 l / 500 ml" says the same twice.
    if (this.kindAt(0) === "slash" && this.kindAt(1) === "word") return;
    if (isStrength) return;
    this.sizes.push({ per: units[unit].per, amount });
  }

  /** Steps over "x" or "bags x" between two factors; false when no factor follows. */
  private skipTimes(): boolean {
    const named = this.kindAt(0) === "word" && !this.unitOf(this.peek(0)) && !this.isOther(this.peek(0));
    const times = named ? 1 : 0;
    if (this.kindAt(times) !== "times" || this.kindAt(times + 1) !== "number") return false;
    this.at += times + 1;
    return true;
  }

  private take(): string {
    const text = this.peek(0)?.text ?? "";
    this.at += 1;
    return text;
  }

  private peek(ahead: number): Token | undefined {
    return this.tokens[this.at + ahead];
  }

  private kindAt(ahead: number): Token["kind"] | undefined {
    return this.peek(ahead)?.kind;
  }

  private unitOf(token: Token | undefined): Unit | null {
    return token?.kind === "word" ? unitCalled(token.text, this.languages) : null;
  }

  private isOther(token: Token | undefined): boolean {
    return token?.kind === "word" && this.languages.some(({ other }) => other?.includes(token.text));
  }

  private isAbout(token: Token | undefined): boolean {
    return token?.kind === "word" && this.languages.some(({ about }) => about?.includes(token.text));
  }
}

function unitCalled(name: string, languages: readonly UnitNames[]): Unit | null {
  for (const names of languages) {
    for (const unit of Object.keys(units) as Unit[]) {
      if (names[unit]?.includes(name)) return unit;
    }
  }
  return null;
}

/**
 * The size of a package according to a text. A bare "kg" or "l" is one of it. Null when the text names no amount, "unsure" when
 * it has numbers that may be an amount or change one: a range, a count of unknown meaning, two different amounts.
 */
export function packageSize(text: string, languages: readonly UnitNames[]): PackageSize | "unsure" | null {
  const tokens = sizeTokens(text);
  const [only] = tokens;
  if (tokens.length === 1 && only?.kind === "word") {
    const unit = unitCalled(only.text, languages);
    // A bare small unit is not an amount: nothing is sold by one gram.
    return unit && units[unit].amount === 1 ? units[unit] : null;
  }
  const reader = new SizeReader(tokens, languages);
  reader.read();
  const [first, ...more] = reader.sizes;
  if (reader.unsure || (first && !more.every((size) => same(first, size)))) return "unsure";
  return first ?? null;
}
