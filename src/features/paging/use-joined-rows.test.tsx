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

/** The browser paints: what waited for the next frame runs. */
const paint = () => act(async () => frames.splice(0).forEach((frame) => void frame(0)));

beforeEach(async () => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", (handle: number) => frames.splice(handle - 1, 1));
  await showInPage(<List />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("rows that join a list", () => {
  it("come two in a frame, in their order", async () => {
    show(["A", "B", "C", "D", "E"]);
    expect(shown()).toEqual(["A", "B"]);
    expect(isComplete()).toBe(false);
    await paint();
    expect(shown()).toEqual(["A", "B", "C", "D"]);
    await paint();
    expect(shown()).toEqual(["A", "B", "C", "D", "E"]);
    expect(isComplete()).toBe(true);
  });

  it("follow those that were still to come", async () => {
    show(["A", "B", "C", "D", "E"]);
    await paint();
    show(["A", "B", "C", "D", "E", "F", "G"]);
    expect(shown()).toEqual(["A", "B", "C", "D"]);
    await paint();
    await paint();
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
