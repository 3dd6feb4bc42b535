/** What is changed of an item and of a store's hours at the board. */
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardItems, BoardStoreState } from "@/contract/calls/board-items";
import { newDevice, showBoard } from "../../testing/open-board";
import { BoardStandIn } from "../../testing/stand-in";

const notSoldOut = { sold_out: false, sold_out_until: null };
const list: BoardItems = {
  items: [
    {
      id: 7,
      store_id: 12,
      name: "Soup",
      category: "Soups",
      price: 4,
      stock: null,
      ...notSoldOut,
      variations: [],
      options: [],
    },
  ],
  add_ons: [],
  next: null,
};
const state: BoardStoreState = {
  id: 12,
  name: "Port Grill",
  open: true,
  changes_at: null,
  paused_until: null,
  pause_reason: null,
  busy_minutes: 0,
  hours: [{ day: 1, opening_time: "12:00", closing_time: "15:00" }],
  special_days: [],
};

let server: BoardStandIn;
beforeEach(() => {
  server = new BoardStandIn();
  newDevice(server);
  server.read.set("/items", list);
  server.read.set("/stores/12", state);
  server.read.set("/items/7", {
    id: 7,
    texts: [
      { language: "en", name: "Soup", description: "" },
      { language: "ar", name: "", description: "" },
    ],
    picture: null,
    available_from: "00:00",
    available_to: "23:59",
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const answer = (body: object) => () => new Response(JSON.stringify(body), { status: 200 });

it("an item needs a name in the first language, and its list shows the new one", async () => {
  await showBoard();
  await press("Items");
  await press("Price and stock: Soup");
  fireEvent.click(await screen.findByRole("tab", { name: "Texts" }));
  const english = await screen.findByRole("group", { name: "English" });
  const name = within(english).getByRole("textbox", { name: "Name" });
  fireEvent.change(name, { target: { value: " " } });
  await press("Save");
  await screen.findByText("Write a name.");
  fireEvent.change(name, { target: { value: "Fish soup" } });
  server.nextAnswers.push(answer({}));
  await press("Save");
  await screen.findByRole("button", { name: "Price and stock: Fish soup" });
  const texts = [
    { language: "en", name: "Fish soup", description: "" },
    { language: "ar", name: "", description: "" },
  ];
  expect(server.steps).toMatchObject([{ path: "/items/7/details", body: { texts } }]);
});

it("a store's week is sent as a whole, and a date on which it is closed", async () => {
  await showBoard();
  await press("Items");
  await press("Opening hours");
  await press("Monday: add a time");
  await press("Tuesday: add a time");
  await press("Monday: remove the time from 12:00");
  const hours = [1, 2].map((day) => ({ day, opening_time: "09:00", closing_time: "18:00" }));
  server.nextAnswers.push(answer({ ...state, hours }));
  await press("Save the week");
  await screen.findByText("Saved.");
  const special_days = [{ date: "2026-12-24", windows: [] }];
  server.nextAnswers.push(answer({ ...state, hours, special_days }));
  fireEvent.change(screen.getByLabelText(/^Date/, { selector: "input" }), {
    target: { value: "2026-12-24" },
  });
  await press("Closed on this date");
  await screen.findByText("Thursday, December 24, 2026");
  await waitFor(() =>
    expect(server.steps).toMatchObject([
      { path: "/stores/12/hours", body: { hours } },
      { path: "/stores/12/special-days", body: { date: "2026-12-24", windows: [] } },
    ]),
  );
});
