/** Parts of the card beside the order itself: printers, messages, refunds. */
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newDevice, showBoard } from "../testing/open-board";
import { morning, newOrder } from "../testing/orders";
import { BoardStandIn, me } from "../testing/stand-in";

let server: BoardStandIn;
beforeEach(() => {
  server = new BoardStandIn();
  server.printers = { printers: [{ id: 4, name: "Kitchen", store_id: 12 }], troubles: [] };
  newDevice(server);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const pressFound = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole("button", { name }));
const since = new Date(morning).toISOString();
const trouble = { order_id: 1041, printer_id: 4, kind: "kitchen", cause: "no_answer", since } as const;

it("says since when a printer does not answer, and has a ticket printed again", async () => {
  server.printers.troubles.push(
    { ...trouble, id: 1, state: "waiting" },
    { ...trouble, id: 2, state: "unsure" },
  );
  await showBoard();
  await screen.findByText("Kitchen does not answer since 10:40.");
  press("Print again");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Print again" })).toBe(null));
  expect(server.calls).toContain("POST /tickets/2/again");
});

it("prints a ticket from the card", async () => {
  server.change(newOrder(1041));
  await showBoard();
  press(/Order 1041/);
  await pressFound("Receipt");
  await screen.findByText("Receipt: sent to Kitchen.");
  expect(server.steps).toMatchObject([
    { path: "/orders/1041/print", body: { kind: "receipt", printer_id: 4 } },
  ]);
  expect(server.steps[0]?.key).toBeTruthy();
});

it("shows what the customer wrote, says that it was read, and answers", async () => {
  server.change(newOrder(1041));
  const message = {
    id: 1,
    from_customer: true,
    text: "Is it on its way?",
    photos: [],
    at: since,
    seen: false,
  };
  server.chat = { messages: [message], unread: 1, may_write: true };
  await showBoard();
  press(/Order 1041/);
  await screen.findByText("Is it on its way?");
  await waitFor(() => expect(server.calls).toContain("POST /orders/1041/chat/read"));
  fireEvent.change(screen.getByRole("textbox", { name: "Message to the customer" }), {
    target: { value: "In five minutes" },
  });
  press("Send");
  await screen.findByText("In five minutes");
});

const refund = {
  order_id: 1041,
  store_id: 12,
  customer_name: "Lina Haddad",
  amount: 31.5,
  payment_method: "wallet",
  reason: "Cold",
  note: null,
  photos: [],
  asked_at: since,
};

it("gives a part of the money back, no more than was asked, and says where it went", async () => {
  server.change(newOrder(1041, { state: "done", status: "refund_requested", actions: [] }));
  server.refunds = [refund];
  server.me = { ...me, operator: { ...me.operator, role: "owner" } };
  await showBoard(server.me);
  await screen.findByText("1 customer asks for a refund");
  press("Order 1041");
  await pressFound("Give money back");
  const field = await screen.findByRole("textbox", { name: "Amount" });
  fireEvent.change(field, { target: { value: "40" } });
  press("Give it back");
  await screen.findByText("Enter an amount up to $31.50.");
  fireEvent.change(field, { target: { value: "10" } });
  press("Give it back");
  await screen.findByText("$10.00 went to the customer's wallet.");
  expect(server.steps).toMatchObject([{ path: "/orders/1041/refund/approve", body: { amount: 10 } }]);
  await waitFor(() => expect(screen.queryByText("1 customer asks for a refund")).toBe(null));
});

it("lets people of a store read a request, and not decide it", async () => {
  server.change(newOrder(1041, { state: "done", status: "refund_requested", actions: [] }));
  server.refunds = [refund];
  await showBoard();
  press(/Order 1041/);
  await screen.findByText("The shop decides on it.");
  expect(screen.getByText(/^Cold$/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Give money back" })).toBe(null);
  expect(screen.queryByText("1 customer asks for a refund")).toBe(null);
});

it("gives money of a guest's order back unasked, with a reason", async () => {
  server.change(newOrder(1041, { state: "done", status: "delivered", actions: [] }));
  server.me = { ...me, operator: { ...me.operator, role: "owner" } };
  await showBoard(server.me);
  press(/Order 1041/);
  await pressFound("Give money back");
  const write = async (name: string, value: string) =>
    fireEvent.change(await screen.findByRole("textbox", { name }), { target: { value } });
  await write("Amount", "31.51");
  press("Give it back");
  await screen.findByText("Enter an amount up to $31.50.");
  await screen.findByText("Write why, up to 500 characters.");
  await write("Amount", "1.50");
  await write("Why, which the customer reads", "The drink was missing");
  press("Give it back");
  await screen.findByText("$1.50 went to the customer's wallet.");
  expect(server.steps).toMatchObject([
    { path: "/orders/1041/refund", body: { amount: 1.5, reason: "The drink was missing" } },
  ]);
});

it("offers no money of a delivered order to people of a store", async () => {
  server.change(newOrder(1041, { state: "done", status: "delivered", actions: [] }));
  await showBoard();
  press(/Order 1041/);
  await screen.findByText("Garlic sauce", { exact: false });
  expect(screen.queryByRole("button", { name: "Give money back" })).toBe(null);
});
