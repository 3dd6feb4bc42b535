import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ZoneData } from "@/contract";
import { PaymentFollowUp } from "@/features/payment";
import { preloadTexts } from "@/platform/i18n";
import { moduleCart, replaceCartWith } from "@/stores/cart";
import { useLocationStore } from "@/stores/location";
import { currentOverlay } from "@/stores/overlay";
import { signIn } from "@/stores/session";
import { plainItem } from "../../../../tests/fixtures/cart-stage";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import FailedOrderOverlay from "./failed-order-overlay";
import OrderPlacedOverlay, { failedOrderDelayMs } from "./order-placed-overlay";

vi.setConfig({ testTimeout: 20_000 });

const shop = stubbedShop();
const question = "/customer/order/payment-failed";
const order = { id: 7, module_id: 1, order_status: "failed", payment_status: "unpaid", order_amount: 5 };
const dialog = { open: true, onClose: () => undefined, onClosed: () => undefined };
function Address() {
  const { pathname, search } = useLocation();
  return `at ${pathname}${search}`;
}
const cancelButton = () => screen.queryByRole("button", { name: "Cancel Order" });

beforeEach(async () => {
  await preloadTexts("orders", "shell", "payment");
  await signIn("secret", 9);
  shop.responses = { "/customer/order/track": order };
});
afterEach(cleanup);

describe("an order to which somebody returns with 'fail' in the address", () => {
  const returned = () =>
    showInPage(
      <OrderPlacedOverlay overlay={{ kind: "order-placed", orderId: 7, status: "fail" }} {...dialog} />,
    );

  it("is not to be given up while the shop still asks its gateway", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await returned();
    await vi.advanceTimersByTimeAsync(failedOrderDelayMs * 3);
    expect(currentOverlay()).toBeNull();
    expect(await screen.findByText("Asking what became of your payment")).toBeTruthy();
  });

  it("has failed when the shop says so", async () => {
    shop.responses[question] = { payment_state: "failed" };
    await returned();
    await eventually(() => expect(currentOverlay()).toMatchObject({ kind: "failed-order", orderId: 7 }));
  });
});

it("an order that was canceled is not thanked for", async () => {
  shop.responses["/customer/order/track"] = { ...order, order_status: "canceled" };
  await showInPage(
    <OrderPlacedOverlay overlay={{ kind: "order-placed", orderId: 7, status: "success" }} {...dialog} />,
  );
  expect((await screen.findAllByText("This order was canceled")).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Thank you/)).toBeNull();
});

it("an order that this device does not know is not thanked for, but can be looked for", async () => {
  await showInPage(
    <>
      <OrderPlacedOverlay overlay={{ kind: "order-placed", orderId: 8, status: "elsewhere" }} {...dialog} />
      <Address />
    </>,
  );
  expect(await screen.findByText(/This device does not know the order/)).toBeTruthy();
  expect(screen.queryByText(/Thank you/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Track order" }));
  expect(await screen.findByText(/at \/track-order\?order_id=8/)).toBeTruthy();
});

describe("the question about a failed order", () => {
  const ask = () =>
    showInPage(<FailedOrderOverlay overlay={{ kind: "failed-order", orderId: 7 }} {...dialog} />);

  it.each([
    ["paid", "Your payment has arrived."],
    ["checking", /^Your bank has not answered yet/],
    [undefined, /could not be found out/],
  ])("offers nothing where the payment is %s", async (state, words) => {
    shop.responses[question] = { payment_state: state };
    await ask();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(cancelButton()).toBeNull();
  });

  it.each([
    [5.02, 5, "Switch to Cash On Delivery: $5.00, rounded for cash"],
    [4.98, 5, "Switch to Cash On Delivery: $5.00, rounded for cash"],
    [5, 5, "Switch to Cash On Delivery"],
    [5, undefined, "Switch to Cash On Delivery"],
  ])("names what %s becomes in cash: %s", async (order_amount, cash_order_amount, name) => {
    const zone = { id: 1, cash_on_delivery: true } as ZoneData;
    useLocationStore.setState({ zoneData: [zone] });
    shop.responses["/config"] = { business_name: "Shop", cash_on_delivery: true };
    shop.responses["/customer/order/track"] = { ...order, zone_id: 1, order_amount };
    shop.responses[question] = { payment_state: "failed", cash_order_amount };
    await ask();
    expect(await screen.findByRole("button", { name })).toBeTruthy();
  });

  it("says nothing of cash before the order is known", async () => {
    shop.responses[question] = { payment_state: "failed" };
    delete shop.responses["/customer/order/track"];
    await ask();
    expect(await screen.findByText(/^Keep the order and pay/)).toBeTruthy();
    expect(screen.queryByText(/Cash on delivery is not taken here/)).toBeNull();
  });

  it("leaves alone what is in the cart when the order is canceled", async () => {
    shop.responses[question] = { payment_state: "failed" };
    shop.responses["/customer/order/cancel"] = { message: "Gone" };
    replaceCartWith({ item: { ...plainItem(1), module_id: 1 }, quantity: 1, variation: [], addOns: [] });
    await ask();
    await eventually(() => expect((cancelButton() as HTMLButtonElement | null)?.disabled).toBe(false));
    fireEvent.click(cancelButton() as HTMLElement);
    await eventually(() =>
      expect(shop.requests.some(({ pathname }) => pathname.endsWith("/cancel"))).toBe(true),
    );
    await eventually(() =>
      expect(shop.requests.some(({ pathname }) => pathname.includes("/cart/"))).toBe(true),
    );
    expect(moduleCart(1).lines).toHaveLength(1);
  });
});

describe("what became of a payment", () => {
  const show = () =>
    showInPage(
      <PaymentFollowUp order={order as never}>
        <button type="button">Pay in cash</button>
      </PaymentFollowUp>,
    );

  it.each([[{}], [{ payment_state: "resting" }]])("is unknown where the shop answers %j", async (answer) => {
    shop.responses[question] = answer;
    await show();
    expect(await screen.findByText(/could not be found out/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Pay in cash" })).toBeNull();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("is asked again by a press", async () => {
    shop.responses[question] = {};
    await show();
    const again = await screen.findByRole("button", { name: "Try again" });
    shop.responses[question] = { payment_state: "failed" };
    fireEvent.click(again);
    expect(await screen.findByRole("button", { name: "Pay in cash" })).toBeTruthy();
  });

  it("is paid by one press: more of them ask for no other payment page", async () => {
    const gateways = ["card", "bank"].map((gateway) => ({ gateway, gateway_title: gateway }));
    shop.responses["/config"] = { business_name: "Shop", active_payment_method_list: gateways };
    shop.responses[question] = { payment_state: "failed", digital_payment: true };
    await show();
    const card = await screen.findByRole("button", { name: "Pay with card" });
    fireEvent.click(card);
    fireEvent.click(card);
    fireEvent.click(screen.getByRole("button", { name: "Pay with bank" }));
    const links = () => shop.requests.filter(({ pathname }) => pathname.endsWith("/payment-link")).length;
    await eventually(() => expect(links()).toBeGreaterThan(0));
    expect(links()).toBe(1);
  });
});
