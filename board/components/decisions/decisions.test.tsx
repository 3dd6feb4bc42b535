/** What is decided at the board beside orders. */
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardApplication } from "@/contract/calls/board-applications";
import type { BoardOfflinePayment } from "@/contract/calls/board-decisions";
import type { BoardReview } from "@/contract/calls/board-reviews";
import { newDevice, showBoard } from "../../testing/open-board";
import { morning } from "../../testing/orders";
import { BoardStandIn, me } from "../../testing/stand-in";

let server: BoardStandIn;
beforeEach(() => {
  server = new BoardStandIn();
  newDevice(server);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = new Date(morning).toISOString();
const payment: BoardOfflinePayment = {
  order_id: 1041,
  store_id: 12,
  customer_name: "Lina Haddad",
  amount: 31.5,
  method: "Bank transfer",
  answers: [{ label: "Reference", value: "AB-123" }],
  note: "Sent today",
  said_at: at,
};
const review: BoardReview = {
  id: 7,
  store_id: 12,
  item_id: 3,
  item_name: "Grilled sea bass",
  order_id: 1041,
  customer_name: "Lina H.",
  rating: 2,
  comment: "It was cold",
  photos: [],
  answer: null,
  hidden: false,
  at,
};
const application: BoardApplication = {
  id: 5,
  kind: "courier",
  status: "pending",
  name: "Ida Rhodes",
  created_at: at,
  person: "Ida Rhodes",
  phone: "+12025550123",
  email: "ida@shop.example",
  zone: "Harbour",
  store: null,
  courier: { identity_type: "passport", identity_number: "X1", vehicle: "Bike", freelancer: true },
  files: [],
  reason: null,
  decided_at: null,
};

const press = async (name: string | RegExp, inside?: HTMLElement) =>
  fireEvent.click(await (inside ? within(inside) : screen).findByRole("button", { name }));
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByRole("textbox", { name: label }), { target: { value } });
async function openAs(role: "owner" | "store", counts: Partial<BoardStandIn["decisions"]>): Promise<void> {
  server.me = { ...me, operator: { ...me.operator, role } };
  server.decisions = { ...server.decisions, ...counts };
  await showBoard(server.me);
}

it("shows what was said of a payment, asks why it is refused, and says what became of it", async () => {
  server.read.set("/offline-payments", { payments: [payment] });
  await openAs("owner", { payments: 1 });
  await press("To decide: 1 thing waits");
  await press(/Order 1041/);
  const dialog = await screen.findByRole("dialog", { name: "Payment for order 1041" });
  expect(dialog.textContent).toContain("AB-123");
  expect(dialog.textContent).toContain("Sent today");
  await press("It is not there", dialog);
  await press("It is not there", dialog);
  await screen.findByText("Write why, up to 500 characters.");
  await write("Reason", "Nothing came");
  server.read.set("/offline-payments", { payments: [] });
  await press("It is not there", dialog);
  await screen.findByText("The customer of order 1041 is told that the money is not there.");
  await screen.findByText("No payment waits to be looked for.");
  expect(server.steps).toMatchObject([
    { path: "/orders/1041/offline-payment/deny", body: { said_at: at, reason: "Nothing came" } },
  ]);
  expect(server.steps[0]?.key).toBeTruthy();
});

it("tells why a payment was not taken, and keeps it open", async () => {
  server.read.set("/offline-payments", { payments: [payment] });
  await openAs("owner", { payments: 1 });
  const words = "The customer has corrected this payment meanwhile. Look at it again.";
  const errors = [{ code: "offline_changed", message: words }];
  server.nextAnswers.push(() => new Response(JSON.stringify({ errors }), { status: 409 }));
  await press(/^To decide/);
  await press(/Order 1041/);
  await press("The money is there");
  await screen.findByText(words);
  expect(screen.getByRole("dialog", { name: "Payment for order 1041" })).toBeTruthy();
});

it("lets people of a store read payments, answer reviews, and decide nothing else", async () => {
  server.read.set("/offline-payments", { payments: [payment] });
  server.read.set("/reviews", { reviews: [review], next: null });
  await openAs("store", { payments: 1, reviews: 1 });
  await press("To decide: 1 thing waits");
  expect(screen.queryByRole("tab", { name: /Applications/ })).toBe(null);
  await press(/Order 1041/);
  await screen.findByText("The shop decides on it.");
  expect(screen.queryByRole("button", { name: "The money is there" })).toBe(null);
  fireEvent.click(screen.getByRole("tab", { name: /Reviews/, hidden: true }));
  await press(/Grilled sea bass/);
  const dialog = await screen.findByRole("dialog", { name: "Grilled sea bass" });
  expect(within(dialog).queryByRole("switch")).toBe(null);
  await press("Publish the answer", dialog);
  await screen.findByText("Write an answer, up to 1000 characters.");
  await write("Answer of the store", "We are sorry");
  await press("Publish the answer", dialog);
  await waitFor(() =>
    expect(server.steps).toMatchObject([{ path: "/reviews/7/answer", body: { answer: "We are sorry" } }]),
  );
  await screen.findByText("We are sorry", { selector: "span" });
});

it("hides a review where an owner says so", async () => {
  server.read.set("/reviews", { reviews: [review], next: null });
  await openAs("owner", { reviews: 1 });
  await press(/^To decide/);
  await press(/Grilled sea bass/);
  fireEvent.click(await screen.findByRole("switch", { name: "Hide from shoppers" }));
  await screen.findByText("Hidden from shoppers");
  expect(server.steps).toMatchObject([{ path: "/reviews/7/hidden", body: { hidden: true } }]);
});

it("approves an application with what is known of it in view", async () => {
  const { id, kind, status, name, created_at } = application;
  server.read.set("/applications", { applications: [{ id, kind, status, name, created_at }] });
  server.read.set("/applications/5", application);
  await openAs("owner", { applications: 1 });
  await press(/^To decide/);
  await press(/Ida Rhodes/);
  await screen.findByText("X1");
  await press("Approve");
  await screen.findByText("Ida Rhodes is a courier of the shop now.");
  expect(server.steps).toMatchObject([{ path: "/applications/5/approve" }]);
});

it("an owner reads who did what, with what it was before", async () => {
  const entry = {
    id: 9,
    at,
    by: "Ada",
    action: "store_busy",
    order_id: null,
    store_id: 12,
    item_id: null,
    item_name: null,
    before: { minutes: 0 },
    after: { minutes: 15 },
    couriers: [],
  };
  const given = {
    ...entry,
    id: 8,
    action: "courier_changed",
    item_id: 4,
    item_name: "Lentil soup",
    before: { courier_id: 5, status: "handover" },
    after: { courier_id: null, status: "picked_up" },
    couriers: [{ id: 5, name: "Kim" }],
  };
  server.read.set("/audit", { entries: [entry, given], next: null });
  await openAs("owner", {});
  await press("Settings");
  await press("Who did what");
  const row = (await screen.findByText("Busy minutes changed")).closest("li");
  expect(row?.textContent).toMatch(/Ada.*Port Grill.*Minutes.*Before: 0.*15/s);
  const other = screen.getByText("Courier changed").closest("li");
  expect(other?.textContent).toMatch(/Lentil soup.*CourierBefore: Kim –.*Status.*Ready.*On the way/s);
});
