import { describe, expect, it } from "vitest";
import { type Results, reportOf } from "./report";

const results: Results = {
  bytes: {
    date: "2026-11-21T10:00:00.000Z",
    how: "",
    figures: [
      { name: "landing: first script", value: 90, unit: "KB", aim: { max: 98 } },
      { name: "home: first script", value: 120, unit: "KB", aim: { max: 110 } },
    ],
  },
  memory: {
    date: "2026-11-20T10:00:00.000Z",
    how: "",
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
});
