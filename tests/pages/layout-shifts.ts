/** Unexpected movement on a page. */
import type { Page } from "@playwright/test";

/** Notes movement on the pages opened from now on. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const noted = window as Window & { shifts?: string[] };
    const shifts: string[] = [];
    noted.shifts = shifts;
    const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `<${node.localName} class="${node.getAttribute("class") ?? ""}">` : "a text";
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        };
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} “${node?.textContent?.slice(0, 40) ?? ""}” ${box(previousRect)} → ${box(currentRect)}`,
        );
        shifts.push(`${value} at ${Math.round(entry.startTime)} ms: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The movements so far, each with its score (Layout Instability) and its start and end (px). */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Window & { shifts?: string[] }).shifts ?? []);
