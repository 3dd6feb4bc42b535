import { describe, expect, it } from "vitest";
import { compareCarts } from "./compare-carts";

describe("two carts and the last synced one", () => {
  const cart = (entries: Record<string, number>) => new Map(Object.entries(entries));
  it.each([
    ["changed here only", { a: 1 }, { a: 3 }, { a: 1 }, [{ key: "a", from: 1, to: 3 }], []],
    ["changed there only", { a: 1 }, { a: 1 }, { a: 4 }, [], [{ key: "a", from: 1, to: 4 }]],
    ["changed on both sides: here wins", { a: 1 }, { a: 2 }, { a: 5 }, [{ key: "a", from: 5, to: 2 }], []],
    ["removed here", { a: 1 }, {}, { a: 1 }, [{ key: "a", from: 1, to: 0 }], []],
    ["removed there", { a: 1 }, { a: 1 }, {}, [], [{ key: "a", from: 1, to: 0 }]],
    ["added on both sides", {}, { a: 2 }, { a: 1 }, [{ key: "a", from: 1, to: 2 }], []],
    ["already the same", { a: 1 }, { a: 2 }, { a: 2 }, [], []],
    ["changed here, removed there", { a: 1 }, { a: 2 }, {}, [{ key: "a", from: 0, to: 2 }], []],
  ])("%s", (_, base, here, server, send, serverChanges) => {
    const comparison = compareCarts(cart(base as never), cart(here as never), cart(server as never));
    expect(comparison.send).toEqual(send);
    expect(comparison.serverChanges).toEqual(serverChanges);
  });
  it("converges: after sending, both sides have the result", () => {
    const server = cart({ a: 1, b: 2, d: 9 });
    const comparison = compareCarts(cart({ a: 1, b: 2 }), cart({ a: 3, c: 1 }), server);
    for (const { key, to } of comparison.send) {
      if (to > 0) server.set(key, to);
      else server.delete(key);
    }
    expect([...server].sort()).toEqual([...comparison.result].sort());
  });
});
