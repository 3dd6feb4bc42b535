/**
 * Measurements that can be repeated on a running shop. The bench takes the median of its runs; the comparison of two commits
 * takes one run of each in turns.
 */
import { TestServer } from "../../tests/fixtures/server";
import type { Figure } from "./figures";
import { MEASURING } from "./many-items-shop";
import { median } from "./statistics";

export interface Sampler {
  name: string;
  /** Measures once; every time the same figures. */
  take(): Promise<Figure[]>;
}

export interface Samplers {
  all: Sampler[];
  close(): Promise<void>;
}

/** Opens the samplers of a part for the shop at an address. */
export type OpenSamplers = (url: string) => Promise<Samplers>;

/** For samplers that keep nothing open. */
export const closeNothing = (): Promise<void> => Promise.resolve();

const range = (values: readonly number[], unit: Figure["unit"]): string => {
  const digits = unit === "s" ? 2 : 0;
  return `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)} ${unit} in ${values.length}`;
};

/** The medians of several runs of the same figures, with their range where there was more than one. */
export function mediansOf(runs: readonly (readonly Figure[])[]): Figure[] {
  const [first = []] = runs;
  return first.map((figure) => {
    const values = runs.flatMap((run) =>
      run.filter(({ name }) => name === figure.name).map(({ value }) => value),
    );
    const note = [figure.note, values.length > 1 ? range(values, figure.unit) : ""]
      .filter(Boolean)
      .join("; ");
    return { ...figure, value: median(values), ...(note ? { note } : {}) };
  });
}

/** Starts a shop and takes each sampler's medians of so many runs. */
export async function measureSamplers(open: OpenSamplers, runs: number): Promise<Figure[]> {
  const server = await TestServer.start({ environment: { ...MEASURING } });
  try {
    const { all, close } = await open(server.url);
    try {
      const figures: Figure[] = [];
      for (const { name, take } of all) {
        const taken: Figure[][] = [];
        for (let run = 0; run < runs; run += 1) taken.push(await take());
        const medians = mediansOf(taken);
        console.log(`  ${name.padEnd(20)} ${medians.map(({ value }) => value.toFixed(2)).join("  ")}`);
        figures.push(...medians);
      }
      return figures;
    } finally {
      await close();
    }
  } finally {
    await server.remove();
  }
}
