import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signIn } from "@/stores/session";
import { useToasts } from "@/stores/toasts";
import { mockApi } from "../../../tests/fixtures/mock-api";
import { useLeaveForPayment } from "./use-leave-for-payment";

const backend = mockApi();
const opened: string[] = [];
const order = { orderId: 5, customerId: 9, gateway: "card" };
beforeEach(async () => {
  await signIn("secret", 9);
  opened.length = 0;
  const { origin } = new URL("http://shop.test");
  vi.stubGlobal("location", { origin, assign: (address: string) => opened.push(address) });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("is on its way until the browser shows the page again", async () => {
  backend.respond = () => ({ body: { redirect_link: "http://shop.test/payment-mobile?order_id=5" } });
  const { result } = renderHook(() => useLeaveForPayment());
  act(() => void result.current.leave(order));
  expect(result.current.leavingFor).toBe("card");
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  expect(result.current.leavingFor).toBe("card");
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  });
  expect(result.current.leavingFor).toBeNull();
});

it("is over when the shop refuses, whose words are shown", async () => {
  backend.respond = () => ({ status: 403, body: { errors: [{ code: "order", message: "Paid already." }] } });
  const { result } = renderHook(() => useLeaveForPayment());
  await act(() => result.current.leave(order));
  expect(result.current.leavingFor).toBeNull();
  expect(JSON.stringify(useToasts.getState().toasts)).toContain("Paid already.");
});

it("says so where the payment page cannot be named", async () => {
  const { result } = renderHook(() => useLeaveForPayment());
  await act(() => result.current.leave({ ...order, customerId: null }));
  expect(result.current.leavingFor).toBeNull();
  expect(JSON.stringify(useToasts.getState().toasts)).toContain("Something went wrong.");
});
