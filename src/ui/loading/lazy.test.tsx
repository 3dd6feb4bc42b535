import { cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lazy, notifyFailureShown, preload } from "./lazy";
import { Suspense } from "./suspense";

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch() {
    notifyFailureShown();
  }
  override render() {
    return this.state.failed ? <p>Not there</p> : this.props.children;
  }
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("a file that failed to load is requested once, and again when the part is mounted again", async () => {
  const load = vi
    .fn<() => Promise<{ default: (props: { name: string }) => ReactNode }>>()
    .mockRejectedValueOnce(new Error("Failed to fetch dynamically imported module"))
    .mockResolvedValue({ default: ({ name }) => <p>Here is {name}</p> });
  const Part = lazy(load);
  const shown = (
    <Boundary>
      <Suspense fallback={<p>Coming</p>}>
        <Part name="the footer" />
      </Suspense>
    </Boundary>
  );
  render(shown);
  expect(await screen.findByText("Not there")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  cleanup();
  render(shown);
  expect(await screen.findByText("Here is the footer")).toBeDefined();
  cleanup();
  render(shown);
  expect(await screen.findByText("Here is the footer")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it("a preload that failed is requested again", async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("gone"))
    .mockResolvedValue("menu");
  const menu = preload(load);
  expect(load).toHaveBeenCalledTimes(1);
  await expect(menu()).rejects.toThrow("gone");
  expect(await menu()).toBe("menu");
  expect(load).toHaveBeenCalledTimes(2);
});
