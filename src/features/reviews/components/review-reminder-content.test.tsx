import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { noteCancellation } from "@/stores/last-cancellation";
import { closeOverlays, currentOverlay } from "@/stores/overlay";
import { signIn } from "@/stores/session";
import { mockApi } from "../../../../tests/fixtures/mock-api";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import ReviewReminderContent from "./review-reminder-content";

const api = mockApi();
let orderId = 70;
beforeEach(async () => {
  orderId += 1;
  api.respond = (url) =>
    url.pathname.endsWith("/customer/info")
      ? { body: { id: 1 } }
      : { body: { order_id: orderId, images: [], message: "" } };
  await signIn("t");
});
afterEach(() => {
  cleanup();
  closeOverlays();
  vi.restoreAllMocks();
});
const settled = () =>
  act(() => vi.waitFor(() => expect(api.calls.some(({ url }) => /review/.test(url.pathname))).toBe(true)));

it("asks how a delivered order was", async () => {
  await showInPage(<ReviewReminderContent />);
  await vi.waitFor(() => expect(currentOverlay()).toMatchObject({ kind: "review-reminder", orderId }));
});

it("asks nobody who has just canceled another one", async () => {
  noteCancellation();
  await showInPage(<ReviewReminderContent />);
  await settled();
  expect(currentOverlay()).toBeNull();
});
