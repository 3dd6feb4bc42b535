import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Module } from "@/contract";
import { preloadTexts } from "@/platform/i18n";
import { useLocationStore } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { mockApi } from "../../../../tests/fixtures/mock-api";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { SearchStart } from "./search-start";

const api = mockApi();
beforeEach(async () => {
  useLocationStore.setState({ zoneId: "[1]" });
  useModuleStore.setState({ module: { id: 1, module_type: "food" } as Module });
  await preloadTexts("browse");
});
afterEach(cleanup);

it("an empty search that could load nothing says so, and another try shows what has come", async () => {
  await showInPage(<SearchStart onPick={() => undefined} />);
  const retry = await screen.findByRole("button", { name: "Try again" }, { timeout: 15_000 });
  api.respond = (url) =>
    url.pathname.endsWith("/categories")
      ? {
          body: [
            { id: 4, name: "Soups", slug: "soups", image_full_url: null, parent_id: 0, childes_count: 0 },
          ],
        }
      : { status: 404, body: { errors: [] } };
  fireEvent.click(retry);
  expect(await screen.findByRole("link", { name: "Soups" }, { timeout: 15_000 })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

it("an empty search keeps its places while nothing has come", async () => {
  api.respond = () => new Promise<never>(() => undefined);
  await showInPage(<SearchStart onPick={() => undefined} />);
  await vi.waitFor(() => expect(screen.getAllByRole("region")).toHaveLength(2));
  for (const region of screen.getAllByRole("region")) expect(region.getAttribute("aria-busy")).toBe("true");
});
