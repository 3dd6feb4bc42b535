import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ModalEntry, openModal } from "./modal-stack";

beforeEach(() => {
  const noMatch = { matches: false };
  vi.stubGlobal("matchMedia", () => noMatch);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function append(id: string): HTMLElement {
  const element = document.createElement("div");
  element.id = id;
  document.body.append(element);
  return element;
}
const entry = (root: HTMLElement): ModalEntry => ({ root, panel: root, close: () => undefined });
const isInert = (element: HTMLElement) => element.hasAttribute("inert");
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

it("the page behind is inert once the overlay is painted, and usable at once when it closes", async () => {
  const [page, dialog] = [append("page"), append("dialog")];
  const close = openModal(entry(dialog));
  expect(isInert(page)).toBe(false);
  await nextFrame();
  expect([isInert(page), isInert(dialog)]).toEqual([true, false]);
  close();
  expect(isInert(page)).toBe(false);
});

it("of two overlays only the upper one is usable; after it closes the page stays inert behind the lower one", async () => {
  const [page, lower, upper] = [append("page"), append("lower"), append("upper")];
  const closeLower = openModal(entry(lower));
  const closeUpper = openModal(entry(upper));
  await nextFrame();
  expect([page, lower, upper].map(isInert)).toEqual([true, true, false]);
  closeUpper();
  expect([page, lower].map(isInert)).toEqual([true, false]);
  closeLower();
  expect(isInert(page)).toBe(false);
});

it("an overlay that closes before it was painted leaves nothing inert", async () => {
  const [page, dialog] = [append("page"), append("dialog")];
  openModal(entry(dialog))();
  await nextFrame();
  expect(isInert(page)).toBe(false);
});
