import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configureHttp } from "@/platform/http/client";
import { preloadTexts } from "@/platform/i18n";
import { useSession } from "@/stores/session";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import NotificationList from "./notification-list";

const row = (id: number, title: string, data: object = {}) => ({
  id,
  title,
  description: "",
  image_full_url: null,
  data: { type: "offer", ...data },
  created_at: new Date(Date.now() - id * 1000).toISOString(),
  updated_at: "",
});
let response: () => Response;

beforeEach(async () => {
  await preloadTexts("push", "shell");
  configureHttp({ baseUrl: "https://shop.test", headers: () => ({}) });
  vi.stubGlobal("fetch", () => Promise.resolve(response()));
});
let account = 0;
beforeEach(() => {
  account += 1;
  useSession.setState({ token: "token", guestId: null, accountKey: `customer:${account}` });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const unread = () => screen.queryAllByText("Not read").length;

it("what is about an order leads to it, what is about nothing only becomes read", async () => {
  response = () =>
    Response.json([
      row(1, "On its way", { type: "order_status", order_id: "12345678" }),
      row(2, "Free delivery", { link: "https://evil.example/" }),
    ]);
  await showInPage(<NotificationList />);
  const order = await screen.findByRole("link", { name: /On its way/ });
  expect(order.getAttribute("href")).toBe("/profile?page=my-orders&orderId=12345678");
  expect(screen.getByRole("heading", { level: 2, name: "Today" })).toBeTruthy();
  expect(unread()).toBe(2);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /Free delivery/ })));
  expect(unread()).toBe(1);
  expect(screen.getByRole("status").textContent).toBe("1 not read");
  await act(async () => fireEvent.click(order));
  expect(screen.getByRole("status").textContent).toBe("You have read everything.");
});

it("all of them become read by one press, for this account only", async () => {
  response = () => Response.json([row(1, "One"), row(2, "Two")]);
  await showInPage(<NotificationList />);
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: "Mark all as read" })));
  expect(unread()).toBe(0);
  await act(async () => useSession.setState({ accountKey: "customer:other" }));
  expect(await screen.findAllByText("Not read")).toHaveLength(2);
});

it("says that there is nothing yet, and when it cannot be loaded", async () => {
  response = () => Response.json([]);
  await showInPage(<NotificationList />);
  expect(await screen.findByText("Nothing yet")).toBeTruthy();
  cleanup();
  response = () => Response.json({ errors: [{ code: "x", message: "Broken" }] }, { status: 500 });
  await showInPage(<NotificationList />);
  expect(
    await screen.findByText("Your notifications could not be loaded", {}, { timeout: 8000 }),
  ).toBeTruthy();
}, 15_000);
