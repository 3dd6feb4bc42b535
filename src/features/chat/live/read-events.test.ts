import { expect, it } from "vitest";
import { eventReader } from "./read-events";

it("reads events in whatever pieces they come", () => {
  const text = 'retry: 3000\n\n: here\n\ndata: {"a":1}\n\ndata: x\r\ndata: y\r\n\r\ndata: unfinished';
  for (const size of [1, 2, 7, 1000]) {
    const found: string[] = [];
    const read = eventReader((data) => found.push(data));
    for (let at = 0; at < text.length; at += size) read(text.slice(at, at + size));
    expect(found).toEqual(['{"a":1}', "x\ny"]);
  }
});

it("gives up on what is no stream of events", () => {
  const read = eventReader(() => undefined);
  expect(() => read("x".repeat(20_000))).toThrow();
});
