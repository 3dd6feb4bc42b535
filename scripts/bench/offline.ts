/** Coming back with no network: when is the shell painted, when is what was there last? */
import type { Figure } from "./figures";
import type { BenchOptions } from "./options";
import { browserThatHasSeen, comeBack, returnsOf } from "./returning";
import { measureSamplers, type OpenSamplers } from "./sampler";

export const openOffline: OpenSamplers = async (url) => {
  const visits = await returnsOf(url);
  const { context, remove } = await browserThatHasSeen(url, visits);
  await context.setOffline(true);
  return {
    close: remove,
    all: visits.map((visit) => ({
      name: visit.name,
      take: async (): Promise<Figure[]> => {
        const { shell, content } = await comeBack(context, url, visit);
        return [
          { name: `${visit.name}: shell`, value: shell, unit: "ms" },
          { name: `${visit.name}: last content`, value: content, unit: "ms" },
        ];
      },
    })),
  };
};

export const measureOffline = ({ runs }: BenchOptions): Promise<Figure[]> =>
  measureSamplers(openOffline, runs);
