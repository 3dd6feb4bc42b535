import type { ServerContext } from "../../context";

/** "red": the shop cannot sell, or loses orders. "yellow": no fault, but worth knowing. */
export type State = "red" | "yellow" | "ok";

export interface Diagnosis {
  state: State;
  title: string;
  /** The result. */
  lines?: readonly string[];
  /** The operator's way to mend it, one sentence. */
  mend?: string;
}

export type Check = (context: ServerContext) => Promise<Diagnosis | readonly Diagnosis[]>;

const maxNamed = 10;

/** Lines of names, the first few of many. */
export function namedLines(names: readonly string[]): string[] {
  const more = names.length - maxNamed;
  return more > 0 ? [...names.slice(0, maxNamed), `and ${more} more`] : [...names];
}

/** Red with the names of what is wrong, ok where there is none. */
export function redWhereAny(
  names: readonly string[],
  { fine, wrong, mend }: { fine: string; wrong: string; mend: string },
): Diagnosis {
  return names.length === 0
    ? { state: "ok", title: fine }
    : { state: "red", title: wrong, lines: namedLines(names), mend };
}
