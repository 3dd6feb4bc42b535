import { expect, it } from "vitest";
import { objectKilobytes } from "./heap-objects";

it("counts objects and strings of a heap snapshot, not compiled code nor what the browser holds", () => {
  const snapshot = {
    snapshot: {
      meta: {
        node_fields: ["type", "name", "id", "self_size", "edge_count"],
        node_types: [["hidden", "object", "code", "native", "string"], "string"] as [string[], string],
      },
    },
    nodes: [
      [1, 0, 1, 2048, 0],
      [2, 0, 3, 4096, 0],
      [3, 0, 5, 8192, 0],
      [4, 0, 7, 1024, 0],
    ].flat(),
  };
  expect(objectKilobytes(snapshot)).toBe(3);
});
