import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Item } from "@/contract";
import { itemRow } from "@/platform/http/normalise/item";
import { preloadTexts } from "@/platform/i18n";
import { useLocationStore } from "@/stores/location";
import { useModuleStore } from "@/stores/module";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import ItemDialog from "./item-dialog";

const item = itemRow({
  id: 7,
  slug: "soup",
  name: "Soup",
  price: 8,
  module_id: 1,
  module_type: "food",
}) as Item;
const nothing = () => {};

beforeEach(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
  await preloadTexts("catalogue", "browse");
  useLocationStore.setState({ zoneId: "[1]", position: { lat: 1, lng: 1 }, text: "Quay" });
  useModuleStore.setState({ module: { id: 1, module_type: "food", module_name: "Food", slug: "food" } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openWith = (status: number) => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ errors: [{ code: "item", message: "Gone." }] }, { status }),
  );
  return showInPage(
    <ItemDialog
      overlay={{ kind: "item", slug: "soup", moduleId: 1, item }}
      open
      onClose={nothing}
      onClosed={nothing}
    />,
  );
};

describe("the dialog of an item with a card", () => {
  it("cannot be ordered when the item was deleted", async () => {
    await openWith(404);
    expect(await screen.findAllByText("Not found")).not.toHaveLength(0);
    expect(screen.queryByRole("button", { name: /add to cart/i })).toBeNull();
  });

  it("keeps the card's data when the details cannot be loaded", async () => {
    await openWith(400);
    expect(await screen.findByRole("button", { name: /add to cart/i })).toBeDefined();
  });
});
