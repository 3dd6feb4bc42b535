import { act, cleanup, screen } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import { useJoinedRows } from "./use-joined-rows";

const shown = () => screen.queryAllByRole("listitem").map((row) => row.textContent);
const isComplete = () => screen.getByRole("list").ariaBusy === "false";

let show: (rows: readonly string[]) => void;
let frames: FrameRequestCallback[];
/** ms */
let now: number;

function List() {
  const [newest, setNewest] = useState<readonly string[]>(["A", "B"]);
  show = (next) => flushSync(() => setNewest(next));
  const { rows, complete } = useJoinedRows(newest);
  return (
    <ul aria-busy={!complete}>
      {rows.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

/** The browser paints so many ms after the frame before: what waited for this one runs. */
const paint = (ms: number) =>
  act(async () => {
    now += ms;
    for (const frame of frames.splice(0)) frame(now);
  });

beforeEach(async () => {
  frames = [];
  now = 5_000;
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", (handle: number) => frames.splice(handle - 1, 1));
  await showInPage(<List />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("rows that join a list", () => {
  it("come one in a frame on a slow phone, in their order", async () => {
    show(["A", "B", "C", "D", "E"]);
    expect(shown()).toEqual(["A", "B"]);
    expect(isComplete()).toBe(false);
    await paint(60);
    expect(shown()).toEqual(["A", "B", "C"]);
    await paint(60);
    expect(shown()).toEqual(["A", "B", "C", "D"]);
    await paint(60);
    expect(shown()).toEqual(["A", "B", "C", "D", "E"]);
    expect(isComplete()).toBe(true);
  });

  it("come more in a frame once some have been painted quickly", async () => {
    show([..."ABCDEFGHIJKLMNOP"]);
    const counts: number[] = [];
    for (const ms of [16, 16, 16, 16, 16, 60, 16, 16]) {
      const before = shown().length;
      await paint(ms);
      counts.push(shown().length - before);
    }
    expect(counts).toEqual([1, 1, 2, 2, 4, 1, 1, 2]);
    expect(isComplete()).toBe(true);
  });

  it("follow those that were still to come", async () => {
    show(["A", "B", "C", "D", "E"]);
    await paint(60);
    show(["A", "B", "C", "D", "E", "F", "G"]);
    expect(shown()).toEqual(["A", "B", "C"]);
    for (let row = 0; row < 4; row += 1) await paint(60);
    expect(shown()).toEqual(["A", "B", "C", "D", "E", "F", "G"]);
  });

  it("do not wait where they are other rows, more or fewer", () => {
    show(["C", "D", "E", "F", "G"]);
    expect(shown()).toEqual(["C", "D", "E", "F", "G"]);
    show(["F"]);
    expect(shown()).toEqual(["F"]);
    expect(isComplete()).toBe(true);
  });
});
