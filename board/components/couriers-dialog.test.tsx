/** Couriers beside their orders: who is on shift, their cash, and links; and what a phone folds above the lists. */
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardMe } from "@/contract/calls/board-sign-in";
import type { BoardCourier } from "../couriers/couriers";
import { newDevice, showBoard } from "../testing/open-board";
import { morning, newOrder } from "../testing/orders";
import { BoardStandIn, me, refusal } from "../testing/stand-in";

const kim: BoardCourier = {
  id: 5,
  name: "Kim",
  phone: "+12025550177",
  running_orders: 1,
  shift_started_at: new Date(morning).toISOString(),
  last_seen_at: null,
  place: null,
  cash: 40.5,
  has_login: true,
  active: true,
};
const noor = { ...kim, id: 6, name: "Noor", shift_started_at: null, cash: 0, has_login: false };
const owner = { ...me, operator: { ...me.operator, role: "owner" as const } };

let server: BoardStandIn;
let couriers: BoardCourier[];
beforeEach(() => {
  server = new BoardStandIn();
  couriers = [noor, kim];
  server.answers.set("GET /couriers", () => ({ couriers }));
  newDevice(server);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
async function openCouriers(as: BoardMe = owner) {
  server.me = as;
  await showBoard(as);
  press("Couriers");
  const dialog = await screen.findByRole("dialog", { name: "Couriers" });
  const row = async (name: string) => {
    const line = (await within(dialog).findByText(name)).closest("li");
    if (line === null) throw new Error(`${name} has no line.`);
    return line;
  };
  return { dialog, row };
}

it("takes cash in as the sum that was counted, once, and is told another one", async () => {
  const { dialog, row } = await openCouriers();
  const line = within(await row("Kim"));
  expect(line.getByText(/on shift since 10:40/)).toBeTruthy();
  fireEvent.click(line.getByText("Take the cash in"));
  const field = line.getByLabelText("Counted sum");
  fireEvent.change(field, { target: { value: "40" } });
  fireEvent.click(line.getByText("The sum is right"));
  await line.findByText("It should be $40.50. Count once more.");
  expect(server.steps).toEqual([]);
  const lost = () => refusal(500, "server", "Something went wrong.");
  server.answers.set("POST /couriers/5/cash", lost);
  fireEvent.change(field, { target: { value: "40,50" } });
  fireEvent.click(line.getByText("The sum is right"));
  await line.findByText("Something went wrong.");
  server.answers.set("POST /couriers/5/cash", () => {
    couriers = [noor, { ...kim, cash: 0 }];
    return {};
  });
  fireEvent.click(line.getByText("The sum is right"));
  await within(dialog).findByText("$40.50 taken in.");
  await waitFor(() => expect(line.queryByText(/Holds/)).toBe(null));
  expect(server.steps.map(({ body }) => body)).toEqual([{ amount: 40.5 }, { amount: 40.5 }]);
  expect(new Set(server.steps.map(({ key }) => key)).size).toBe(1);
});

it("makes a link to sign in for whoever works here, and none for people of a store", async () => {
  server.answers.set("POST /couriers/6/invitation", () => ({
    link: "https://shop.example/courier/#invite=abc",
  }));
  const { row } = await openCouriers();
  const line = within(await row("Noor"));
  fireEvent.click(line.getByText("Link to sign in for the first time"));
  const field = await line.findByLabelText<HTMLInputElement>("Link for Noor");
  expect(field.value).toBe("https://shop.example/courier/#invite=abc");
  cleanup();
  newDevice(server);
  const shown = within(await (await openCouriers(me)).row("Kim"));
  expect(shown.getByText("Holds $40.50 in cash")).toBeTruthy();
  expect([shown.queryByText("Take the cash in"), shown.queryByText(/^Link/)]).toEqual([null, null]);
});

it("gives an order to somebody without an account, and shows their link", async () => {
  server.change(newOrder(1041, { state: "active", status: "confirmed", actions: ["ready", "assign"] }));
  server.answers.set("POST /orders/1041/courier-link", ({ phone }) =>
    phone === "12"
      ? refusal(403, "phone", "This is not a phone number.")
      : { link: "https://shop.example/courier/#order=abc" },
  );
  await showBoard();
  press(/Order 1041/);
  fireEvent.click(await screen.findByRole("button", { name: "Courier" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Who brings order 1041?" }));
  // Whoever is on shift comes first.
  await waitFor(() =>
    expect(dialog.getAllByRole("listitem").map((item) => item.querySelector("strong")?.textContent)).toEqual([
      "Kim",
      "Noor",
    ]),
  );
  fireEvent.click(dialog.getByText("Somebody else, by a link"));
  fireEvent.change(dialog.getByLabelText("Name"), { target: { value: "Neighbour" } });
  fireEvent.change(dialog.getByLabelText("Phone"), { target: { value: "123" } });
  fireEvent.click(dialog.getByText("Give them the order"));
  const field = await dialog.findByLabelText<HTMLInputElement>("Link for Neighbour");
  expect(field.value).toContain("#order=abc");
  expect(server.steps.at(-1)?.body).toEqual({ name: "Neighbour", phone: "123" });
});

it("folds several bars on a phone into one that opens, and leaves the alarm and the menu in reach", async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  server.change(newOrder(1041));
  const since = new Date(morning).toISOString();
  const trouble = { order_id: 1041, printer_id: 4, kind: "kitchen", cause: "no_answer", since } as const;
  server.printers = {
    printers: [{ id: 4, name: "Kitchen", store_id: 12 }],
    troubles: [{ ...trouble, id: 1, state: "waiting" }],
  };
  const busy = { ...me, stores: me.stores.map((store) => ({ ...store, busy_minutes: 15 })) };
  server.me = busy;
  await showBoard(busy);
  const shown = (text: string | RegExp) => screen.getByText(text).closest("[hidden]") === null;
  await screen.findByText("2 notices");
  expect([shown(/does not answer/), shown(/is busy/), shown("1 new order waits for an answer")]).toEqual([
    false,
    false,
    true,
  ]);
  press("Show");
  expect([shown(/does not answer/), shown(/is busy/)]).toEqual([true, true]);
  // One alone is shown as it is.
  server.printers = { printers: [], troubles: [] };
  fireEvent(document, new Event("visibilitychange"));
  await waitFor(() => expect(screen.queryByText(/notices/)).toBe(null));
  expect(shown(/is busy/)).toBe(true);
  press("Menu");
  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
  fireEvent.click(menu.getByText("Couriers"));
  await screen.findByRole("dialog", { name: "Couriers" });
});
