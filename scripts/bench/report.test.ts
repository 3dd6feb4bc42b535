import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PARTS } from "./options";
import { TITLES } from "./part-texts";
import { readReport } from "./read-report";
import { exitCodeOf, reportOf } from "./report";
import type { Results } from "./results";

const results: Results = {
  bytes: {
    date: "2026-11-21T10:00:00.000Z",
    how: "",
    noisy: false,
    figures: [
      { name: "landing: first script", value: 90, unit: "KB" },
      { name: "home: first script", value: 120, unit: "KB", note: "17 files, 120.0 KB by the manifest" },
    ],
  },
  offline: {
    date: "2026-11-22T10:00:00.000Z",
    how: "medians of 3",
    noisy: true,
    figures: [
      { name: "home: shell", value: 390.4, unit: "ms" },
      { name: "home: last content", value: 1294, unit: "ms" },
    ],
  },
  memory: {
    date: "2026-11-20T10:00:00.000Z",
    how: "",
    noisy: false,
    figures: [{ name: "after a restart", value: 900, unit: "MB", aim: { max: 600 } }],
  },
};

describe("the performance report", () => {
  it("shows each figure beside its aim and only the parts that were measured", () => {
    const report = reportOf(results, {});
    expect(report).toContain("| landing: first script | 90.0 KB | ≤ 98.0 KB | met |");
    expect(report).toContain("| home: first script | 120.0 KB | ≤ 110.0 KB | **missed** |");
    expect(report).toContain("| after a restart | 900 MB | ≤ 600 MB | **far off** |");
    expect(report).toContain("2026-11-20");
    expect(report).not.toContain("Lighthouse, mobile");
  });

  it("names every miss with its cause", () => {
    const report = reportOf(results, { "bytes: home: first script": "the carousel", memory: "the database" });
    expect(report).toContain("home: first script: 120.0 KB (≤ 110.0 KB, 9 % off): the carousel.");
    expect(report).toContain("(≤ 600 MB, 50 % off): the database.");
    expect(report).not.toContain("landing: first script: 90");
  });

  it("calls a time that was missed on a noisy machine no miss, and says so", () => {
    const report = reportOf(results, {});
    expect(report).toContain("| home: last content | 1294 ms | ≤ 800 ms | noisy machine |");
    expect(report).toContain("(2026-11-22, medians of 3, on a noisy machine)");
    expect(report).not.toContain("home: last content: 1294");
  });

  it("shows the figures of a flow in its first table", () => {
    expect(reportOf(results, {})).toContain(
      "| (f) back without network, home: last content | ≤ 800 ms | 1294 ms |  |",
    );
  });

  it("is read back as it was written, so that a run of one part keeps what it says of the others", () => {
    const report = reportOf(results, {});
    const kept = readReport(report);
    expect(Object.keys(kept)).toEqual(["bytes", "offline", "memory"]);
    expect(kept.offline?.noisy).toBe(true);
    expect(reportOf(kept, {})).toBe(report);
    const { bytes: measured } = results;
    const again = reportOf(
      { ...kept, bytes: { ...measured, date: "2026-12-01", figures: [], how: "", noisy: false } },
      {},
    );
    expect(again).toContain("## First-load bytes (brotli)");
    expect(again).toContain("| after a restart | 900 MB | ≤ 600 MB | **far off** |");
    expect(again).not.toContain("home: first script");
  });

  it("keeps every part and every figure that the committed document shows", () => {
    const document = readFileSync("docs/performance.md", "utf8");
    const kept = readReport(document);
    const shown = PARTS.filter((part) => document.includes(`\n## ${TITLES[part]}\n`));
    expect(Object.keys(kept).sort()).toEqual([...shown].sort());
    expect(readReport(reportOf(kept, {}))).toEqual(
      Object.fromEntries(
        Object.entries(kept).map(([part, result]) => [
          part,
          {
            ...result,
            figures: result.figures.map((figure) =>
              expect.objectContaining({ name: figure.name, value: figure.value }),
            ),
          },
        ]),
      ),
    );
  });
});

describe("the exit code of the bench", () => {
  it.each([
    [{ failed: 0, noisy: 0 }, 0],
    [{ failed: 1, noisy: 0 }, 1],
    [{ failed: 2, noisy: 3 }, 1],
    [{ failed: 0, noisy: 1 }, 3],
  ])("for %j is %d", (counts, code) => expect(exitCodeOf(counts)).toBe(code));
});
