// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { modulesQuery } from "@/features/modules";
import { itemRow } from "@/platform/http/normalise/item";
import { normaliseModules } from "@/platform/http/normalise/module";
import { preloadTexts } from "@/platform/i18n";
import { moduleCart, useCart } from "@/stores/cart";
import { setLocation } from "@/stores/location";
import { selectedModule, selectModule } from "@/stores/module";
import { preferences } from "@/stores/preferences";
import { useToasts } from "@/stores/toasts";
import { addLine } from "./cart-actions";

const item = itemRow({
  id: 1,
  name: "Lamp",
  module_id: 2,
  module_type: "ecommerce",
  price: 8,
  stock: 5,
}) as Item;
const line = { item, quantity: 1, variation: [], addOns: [] };
const food = { id: 1, module_type: "food", module_name: "Food", slug: "food" } as const;
const toasts = () => useToasts.getState().toasts.map(({ text }) => text);

/** A client that knows these modules of the chosen place. */
function clientWith(modules: readonly unknown[]): QueryClient {
  const queryClient = new QueryClient();
  queryClient.setQueryData(modulesQuery("[7]", preferences().language).queryKey, {
    data: normaliseModules(modules),
    receivedAt: Date.now(),
    storedAt: Date.now(),
    serverTime: null,
  });
  return queryClient;
}
const shop = { id: 2, module_name: "Shop", module_type: "ecommerce", slug: "shop", zones: [{ id: 7 }] };

beforeEach(async () => {
  await preloadTexts("catalogue", "browse");
  localStorage.clear();
  useCart.setState({ carts: {} });
  useToasts.setState({ toasts: [] });
  setLocation({ text: "1 Quay Road", position: { lat: 1, lng: 2 }, zoneId: "[7]", zoneData: [] });
  selectModule(food);
});
afterEach(() => {
  selectModule(null);
  history.replaceState(null, "", "/");
});

describe("an item that is added while shopping in another module", () => {
  it("goes into its own module's cart, which is named and is the one that opens next", async () => {
    addLine(clientWith([{ ...food, zones: [{ id: 7 }] }, shop]), line);
    await expect.poll(toasts).toEqual(["Added to your Shop cart"]);
    expect(selectedModule()).toMatchObject({ id: 2, module_name: "Shop" });
    expect(moduleCart(2).lines).toHaveLength(1);
    expect(moduleCart(1).lines).toHaveLength(0);
  });

  it("leaves the module alone when the shopper has gone elsewhere before the modules were known", async () => {
    addLine(clientWith([{ ...food, zones: [{ id: 7 }] }, shop]), line);
    history.pushState(null, "", "/orders");
    await expect.poll(toasts).toEqual(["Added to your Shop cart"]);
    expect(selectedModule()?.id).toBe(1);
  });

  it("leaves the module alone that does not deliver to the chosen place", async () => {
    addLine(clientWith([{ ...food, zones: [{ id: 7 }] }]), line);
    await expect.poll(toasts).toEqual(["Item added to cart"]);
    expect(selectedModule()?.id).toBe(1);
  });

  it("is simply added where its module is the selected one", () => {
    selectModule({ ...shop, module_type: "ecommerce" });
    addLine(clientWith([]), line);
    expect(toasts()).toEqual(["Item added to cart"]);
  });
});
