import "fake-indexeddb/auto";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { StoreDetails } from "@/contract";
import type { PlaceOrder } from "@/features/checkout";
import { normaliseConfig } from "@/platform/http/normalise/config";
import { storeRow } from "@/platform/http/normalise/store";
import { preloadTexts } from "@/platform/i18n";
import { deletePrescriptionDraft } from "@/stores/prescription-draft";
import { setPrescriptionPhotos } from "@/stores/prescription-photos";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import { PrescriptionForm } from "./prescription-form";

stubbedShop();
const store = storeRow({
  id: 7,
  name: "Quay Pharmacy",
  module_id: 1,
  zone_id: 1,
  address: "1 Quay Road",
  latitude: "1.5",
  longitude: "2.5",
  delivery: true,
  take_away: true,
}) as StoreDetails;
const photo = { name: "1.png", type: "image/png", blob: new Blob(["x"]) } as never;
const place = vi.fn<PlaceOrder["place"]>();

beforeEach(async () => {
  deletePrescriptionDraft();
  place.mockClear();
  Element.prototype.scrollIntoView = vi.fn();
  URL.createObjectURL = () => "blob:photo";
  URL.revokeObjectURL = () => undefined;
  await preloadTexts("prescriptions", "checkout", "parcels", "catalogue", "shell");
});
afterEach(() => {
  setPrescriptionPhotos(1, []);
  cleanup();
});

const show = (config: Record<string, unknown> = {}) =>
  showInPage(
    <KitProvider>
      <PrescriptionForm
        store={store}
        config={normaliseConfig({ business_name: "Shop", dm_tips_status: 1, ...config })}
        placeOrder={place}
      />
    </KitProvider>,
  );
const write = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const send = () => act(async () => screen.getByRole("button", { name: "Send prescription" }).click());

it("leads to the photos that are missing", async () => {
  await show();
  await send();
  await eventually(() => expect((document.activeElement as HTMLInputElement | null)?.type).toBe("file"));
  expect(place).not.toHaveBeenCalled();
});

it.each([
  ["where it is chosen", {}],
  ["where the shop does not deliver", { home_delivery_status: 0 }],
])("is collected at the store %s: no address, no tip", async (_, config) => {
  setPrescriptionPhotos(1, [photo]);
  await show(config);
  const choice = await screen.findByRole("radio", { name: /^Take away/ });
  await act(async () => choice.click());
  expect(screen.queryByRole("textbox", { name: /^Address/ })).toBeNull();
  expect(screen.queryByText("Tip")).toBeNull();
  write(/^Name/, "Grace Hopper");
  write(/^Phone/, "+1 202 555 0123");
  write(/^Email/, "grace@shop.test");
  await send();
  expect(place.mock.calls[0]?.[0].body).toMatchObject({
    order_type: "take_away",
    store_id: 7,
    distance: 0,
    address: "1 Quay Road",
    latitude: "1.5",
    longitude: "2.5",
    dm_tips: 0,
    contact_person_number: "+12025550123",
  });
});
