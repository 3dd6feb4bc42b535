import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { preloadTexts } from "@/platform/i18n";
import { showInPage } from "../../../tests/fixtures/show-in-page";
import { NavPopover } from "./nav-popover";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("Escape closes the panel and brings the focus back to its button", async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  await preloadTexts("shell");
  await showInPage(<NavPopover name="categories" />);
  const toggle = screen.getByRole("button", { name: "More of Categories" });
  await act(async () => void fireEvent.click(toggle));
  const all = await screen.findByRole("link", { name: "View all" }, { timeout: 10_000 });
  // Whatever is dismissed from outside is listened for once the panel stands.
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  act(() => all.focus());
  await act(async () => void fireEvent.keyDown(all, { key: "Escape" }));
  await waitFor(() => expect(toggle.getAttribute("aria-expanded")).toBe("false"));
  expect(document.activeElement).toBe(toggle);
});
