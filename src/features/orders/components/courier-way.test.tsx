import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Order } from "@/contract";
import { preloadTexts } from "@/platform/i18n";
import { currentOverlay } from "@/stores/overlay";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import CourierMapOverlay from "./courier-map-overlay";
import CourierWayNote from "./courier-way-note";

const shop = stubbedShop();
const way = "/config/direction-api";
const order = (status: string) =>
  ({
    id: 7,
    module_id: 1,
    order_type: "delivery",
    order_status: status,
    payment_status: "unpaid",
    order_amount: 5,
    delivery_address: { latitude: "1", longitude: "2", contact_person_name: "Ada", address: "1 Quay Road" },
    store: { id: 3, name: "Quay", address: "", latitude: "1", longitude: "2.1" },
  }) as unknown as Order;

const showMap = () =>
  showInPage(
    <CourierMapOverlay
      overlay={{ kind: "courier-map", orderId: 7, contactNumber: "+12025552030" }}
      open
      onClose={() => undefined}
      onClosed={() => undefined}
    />,
  );

beforeEach(async () => {
  await preloadTexts("orders", "shell", "aftercare");
  shop.responses = {
    "/delivery-man/last-location": { id: 1, delivery_man_id: 4, latitude: "1.01234", longitude: "2.05" },
    [way]: { routes: [{ distanceMeters: 1230, duration: "350s", polyline: { encodedPolyline: "" } }] },
  };
});

describe("the way that a courier still has to go", () => {
  it("is told in distance and minutes, from about where the courier is to the door, and leads to the map", async () => {
    await showInPage(<CourierWayNote order={order("picked_up")} contactNumber="+12025552030" />);
    expect(await screen.findByText("1.2 km to go, about 6 minutes")).toBeTruthy();
    const asked = shop.requests.filter(({ pathname }) => pathname.endsWith(way));
    expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      { origin_lat: "1.012", origin_lng: "2.05", destination_lat: "1", destination_lng: "2", mode: "DRIVE" },
    ]);
    fireEvent.click(screen.getByRole("button", { name: "Show the way" }));
    expect(currentOverlay()).toEqual({ kind: "courier-map", orderId: 7, contactNumber: "+12025552030" });
  });

  it("is not told, nor asked for, before the order is on its way", async () => {
    await showInPage(<CourierWayNote order={order("handover")} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(shop.requests.some(({ pathname }) => pathname.endsWith(way))).toBe(false);
  });

  it("does without distance where the map service knows no way", async () => {
    shop.responses[way] = { routes: [] };
    await showInPage(<CourierWayNote order={order("picked_up")} />);
    await eventually(() => expect(shop.requests.some(({ pathname }) => pathname.endsWith(way))).toBe(true));
    expect(screen.queryByText(/to go/)).toBeNull();
    expect(screen.getByRole("button", { name: "Show the way" })).toBeTruthy();
  });

  it("is not over on the map while it is not known where the courier is", async () => {
    shop.responses["/delivery-man/last-location"] = { errors: [] };
    shop.responses["/customer/order/track"] = order("picked_up");
    await showMap();
    expect(await screen.findByText(/not known where your delivery person is/)).toBeTruthy();
    expect(screen.queryByText("The order is not on its way any more.")).toBeNull();
  });

  it("is over on the map when the order has arrived", async () => {
    shop.responses["/customer/order/track"] = order("delivered");
    await showMap();
    expect(await screen.findByText("The order is not on its way any more.")).toBeTruthy();
  });
});
