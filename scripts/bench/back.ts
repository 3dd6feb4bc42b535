/** Coming back online with the worker, on a slow line: when is the shell painted, when is the content? */
import type { Figure } from "./figures";
import type { BenchOptions } from "./options";
import { browserThatHasSeen, comeBack, shopWindows } from "./returning";
import { measureSamplers, type OpenSamplers } from "./sampler";
import { SlowLine } from "./slow-line";

export const openBack: OpenSamplers = async (url) => {
  // The browser's own throttling reaches pages and not their worker, so the line itself is slow.
  const line = await SlowLine.open(url);
  const visits = await shopWindows(url);
  const { context, remove } = await browserThatHasSeen(line.url, visits).catch((error: unknown) => {
    line.close();
    throw error;
  });
  line.slow = true;
  return {
    close: async () => {
      await remove();
      line.close();
    },
    all: visits.map((visit) => ({
      name: visit.name,
      take: async (): Promise<Figure[]> => {
        const { shell, content } = await comeBack(context, line.url, visit);
        return [
          { name: `${visit.name}: shell`, value: shell, unit: "ms" },
          { name: `${visit.name}: content`, value: content, unit: "ms" },
        ];
      },
    })),
  };
};

export const measureBack = ({ runs }: BenchOptions): Promise<Figure[]> => measureSamplers(openBack, runs);
