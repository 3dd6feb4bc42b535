/** What a courier sees and presses, against a server of the contract in memory. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CourierStandIn, kim, newMe, newOffer, newOrder, refusal, tokenOf } from "../testing/stand-in";

let server: CourierStandIn;
let end = () => {};

/** A phone that somebody is signed in on. */
async function openPage(): Promise<{ ask: () => Promise<void> }> {
  const [{ App }, { startWork }, storage, session, { askMe }] = await Promise.all([
    import("./app"),
    import("../start/start-work"),
    import("../storage/courier-database"),
    import("../session/session"),
    import("../me/follow-me"),
  ]);
  end = () => session.useSession.setState({ token: null, status: "ended" });
  await storage.keep({ session: { token: tokenOf(kim), courier: kim } });
  render(<App />);
  await act(startWork);
  await screen.findByRole("switch", { name: "Shift" });
  return { ask: () => act(askMe) };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const sent = () => server.sent.map(({ path }) => path);

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("AudioContext", undefined);
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  localStorage.clear();
  history.replaceState(null, "", "/courier/");
  server = new CourierStandIn();
  server.me = newMe({ shares_position: true });
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  act(end);
  cleanup();
  vi.unstubAllGlobals();
});

it("leads an order from the store to its door, one large button at a time", async () => {
  await openPage();
  const card = within(screen.getByRole("article", { name: "Order 1" }));
  expect(card.getByText("Port Grill")).toBeTruthy();
  expect(card.queryByText("Code 4711 at the gate")).toBeNull();
  press("I have it");
  expect(card.getByText("Lina Haddad")).toBeTruthy();
  expect(card.getByText("Code 4711 at the gate")).toBeTruthy();
  // A second press of the same thumb.
  press("I am at the door");
  await waitFor(() => expect(sent()).toEqual(["/orders/1/picked-up"]));
  await waitFor(() => {
    press("I am at the door");
    expect(screen.getByRole("button", { name: "Hand it over" })).toBeTruthy();
  });
  await waitFor(() => {
    press("Hand it over");
    expect(screen.getByRole("dialog")).toBeTruthy();
  });
  press("Delivered, $31.50 taken");
  expect(screen.getByRole("alert").textContent).toBe("Enter the code.");
  fireEvent.change(screen.getByLabelText("Code of the shopper"), { target: { value: " 4711 " } });
  press("Delivered, $31.50 taken");
  await waitFor(() => expect(sent()).toContain("/orders/1/delivered"));
  expect(server.sent.at(-1)?.body).toMatchObject({ code: "4711", cash_taken: 31.5 });
  expect(sent()).toEqual(["/orders/1/picked-up", "/orders/1/arrived", "/orders/1/delivered"]);
});

it("delivers with one press what needs neither proof nor cash, and says why the shop refused", async () => {
  const order = newOrder(1, {
    status: "picked_up",
    arrived_at: new Date().toISOString(),
    needs_code: false,
    cash_to_take: 0,
  });
  server.me = newMe({ orders: [order], shares_position: true });
  server.nextAnswers.push(refusal(404, "order", "This order is not yours, or not any more."));
  await openPage();
  press("Hand it over");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Order 1 is not delivered");
  expect(alert.textContent).toContain("This order is not yours, or not any more.");
  fireEvent.click(within(alert).getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

it("calls for an offer until it is answered or over, and for an order that the shop gave", async () => {
  server.me = newMe({ orders: [], shares_position: true });
  const page = await openPage();
  expect(document.title).toBe("Quay courier");
  server.me = { ...server.me, offers: [newOffer(9, Date.now() + 40_000)] };
  await page.ask();
  expect(document.title).toContain("New order");
  expect(screen.getByRole("timer").textContent).toMatch(/^(40|39)$/);
  press("Decline");
  expect(document.title).toBe("Quay courier");
  await waitFor(() => expect(sent()).toEqual(["/offers/9/decline"]));
  server.me = { ...server.me, offers: [newOffer(10, Date.now() - 1_000)] };
  await page.ask();
  expect(screen.queryByRole("timer")).toBeNull();
  expect(document.title).toBe("Quay courier");

  server.me = { ...server.me, offers: [], orders: [newOrder(7)] };
  await page.ask();
  expect(document.title).toContain("New order");
  fireEvent.pointerDown(document.body);
  expect(document.title).toBe("Quay courier");
});

it("explains before the browser asks, and tells no place of somebody who said no", async () => {
  const asked = vi.fn();
  const geolocation = { getCurrentPosition: asked };
  Object.defineProperty(navigator, "geolocation", { value: geolocation, configurable: true });
  server.me = newMe({ shares_position: false });
  await openPage();
  expect(screen.getByText(/^While you bring an order, its shopper/)).toBeTruthy();
  expect(asked).not.toHaveBeenCalled();
  press("Not now");
  await waitFor(() =>
    expect(server.sent).toMatchObject([{ path: "/position-consent", body: { agreed: false } }]),
  );
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByText(/^While you bring an order, its shopper/)).toBeNull();
});
