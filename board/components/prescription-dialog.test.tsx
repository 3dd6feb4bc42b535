/** The screen of a prescription against its contract: photos, lines, the sum, and what the customer said. */
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BoardItem } from "@/contract/calls/board-items";
import type { BoardPrescription } from "@/contract/calls/board-prescriptions";
import { newDevice, showBoard } from "../testing/open-board";
import { morning, newOrder } from "../testing/orders";
import { BoardStandIn, refusal } from "../testing/stand-in";

const mark = { sold_out: false, sold_out_until: null };
const aspirin: BoardItem = {
  id: 7,
  store_id: 12,
  name: "Aspirin 500",
  category: "Pain",
  price: 4.5,
  stock: 9,
  ...mark,
  variations: [],
  options: [],
};
const drops = { ...aspirin, id: 8, name: "Aspirin drops", price: 6 };
const waiting: BoardPrescription = {
  order_id: 1041,
  store_id: 12,
  status: "pending",
  state: "waiting",
  agree_until: null,
  agreed_at: null,
  agree_minutes: 15,
  photos: ["/photo/1", "/photo/2"],
  photo_days: 30,
  lines: [],
  amounts: [],
  total: 0,
};
const order = newOrder(1041, { prescription_state: "waiting", total: 0, actions: ["refuse"] });

let server: BoardStandIn;
let prescription: BoardPrescription;
beforeEach(() => {
  server = new BoardStandIn();
  prescription = waiting;
  server.answers.set("GET /orders/1041/prescription", () => prescription);
  server.answers.set("GET /items", (_, query) => {
    const words = query.get("search") ?? "";
    const isCode = words === "4006381333931";
    const items = [aspirin, drops].filter(({ id, name }) => (isCode ? id === 7 : name.includes(words)));
    return { items, add_ons: [], next: null };
  });
  server.answers.set("POST /orders/1041/prescription/quote", ({ lines }) => {
    const total = (lines as { price?: number; quantity: number }[]).reduce(
      (sum, line) => sum + (line.price ?? 4.5) * line.quantity,
      0,
    );
    return { prices: [], amounts: [{ name: "products", amount: total }], total };
  });
  newDevice(server);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const sent = (path: string) => server.steps.filter((step) => step.path.endsWith(path));
async function open(name = "Look at it and set the price") {
  await showBoard();
  press(/Order 1041/);
  fireEvent.click(await screen.findByRole("button", { name }));
  const dialog = await screen.findByRole("dialog", { name: "Prescription of order 1041" });
  await within(dialog).findByText(/^The photos are deleted/);
  return dialog;
}
const search = () => screen.getByLabelText("Add by name, code or barcode");
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it("finds by barcode and by name, says a substitute, and sends the sum that the server has counted", async () => {
  server.change(order);
  const dialog = await open();
  // A scanner types wherever the focus is, and presses Enter before anything can be there.
  fireEvent.keyDown(dialog, { key: "4" });
  expect(document.activeElement).toBe(search());
  for (let scan = 0; scan < 2; scan += 1) {
    type(search(), "4006381333931");
    fireEvent.submit(search());
    await waitFor(() => expect((search() as HTMLInputElement).value).toBe(""));
  }
  expect(within(dialog).getByLabelText("Pieces of Aspirin 500").textContent).toBe("2");
  fireEvent.click(screen.getByText("It is a substitute"));
  await screen.findByText("Fill in what is missing in the lines.");
  type(screen.getByLabelText(/^Instead of/), "Brand 500");
  fireEvent.click(screen.getByText("A line in your own words"));
  type(screen.getByLabelText(/^Name/), "Ointment");
  const [, price] = screen.getAllByLabelText(/^Price of one/);
  type(price as HTMLElement, "8,5");
  server.answers.set("POST /orders/1041/prescription/price", () => {
    prescription = {
      ...waiting,
      state: "priced",
      agree_until: new Date(morning + 20 * 60_000).toISOString(),
    };
    return {
      order: server.change({ ...order, prescription_state: "priced", total: 17.5 }),
      agree_until: prescription.agree_until,
    };
  });
  fireEvent.click(await screen.findByText("Send $17.50 for agreement"));
  await screen.findByText("Sent to the customer, who has not agreed yet.");
  const [step] = sent("/price");
  expect(step?.key).toBeTruthy();
  expect(step?.body).toEqual({
    seen_agree_until: null,
    seen_total: 17.5,
    lines: [
      { item: 7, quantity: 2, substitute_for: "Brand 500" },
      { name: "Ointment", price: 8.5, quantity: 1 },
    ],
  });
  expect(screen.queryByText("1 new order waits for an answer")).toBe(null);
});

it("adds nothing by Enter where several are found, and adds the one that is pressed", async () => {
  server.change(order);
  await open();
  type(search(), "Aspirin");
  fireEvent.submit(search());
  const found = await screen.findByRole("button", { name: /^Aspirin drops/ });
  fireEvent.submit(search());
  expect(screen.queryByLabelText(/^Pieces of/)).toBe(null);
  fireEvent.click(found);
  expect(screen.getByLabelText("Pieces of Aspirin drops")).toBeTruthy();
  expect(screen.queryByLabelText("Pieces of Aspirin 500")).toBe(null);
});

it("keeps what was put together while the screen is closed, and says who was quicker", async () => {
  server.change(order);
  const dialog = await open();
  type(search(), "drops");
  fireEvent.submit(search());
  await screen.findByLabelText("Pieces of Aspirin drops");
  fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  fireEvent.click(await screen.findByRole("button", { name: "Look at it and set the price" }));
  await screen.findByLabelText("Pieces of Aspirin drops");
  server.answers.set("POST /orders/1041/prescription/price", () =>
    refusal(409, "order_changed", "The price was set anew meanwhile: $9.00. Look at it again."),
  );
  const reads = () => server.calls.filter((call) => call === "GET /orders/1041/prescription").length;
  const before = reads();
  fireEvent.click(await screen.findByText(/^Send \$/));
  await screen.findByText("The price was set anew meanwhile: $9.00. Look at it again.");
  // What stands now has been read again, and the own lines are still there.
  expect(reads()).toBe(before + 1);
  expect(screen.getByLabelText("Pieces of Aspirin drops")).toBeTruthy();
});

it("turns and changes the photos, asks for their addresses anew, and says when they are deleted", async () => {
  server.change(order);
  const dialog = await open();
  const photo = () => within(dialog).getByRole<HTMLImageElement>("img");
  expect(photo().getAttribute("src")).toBe("/photo/1");
  press("Turn");
  expect(photo().dataset.turn).toBe("1");
  press("Photo 2");
  expect([photo().getAttribute("src"), photo().dataset.turn]).toEqual(["/photo/2", "0"]);
  prescription = { ...waiting, photos: ["/fresh/1", "/fresh/2"] };
  fireEvent.error(photo());
  await waitFor(() => expect(photo().getAttribute("src")).toBe("/fresh/2"));
  fireEvent.error(photo());
  await screen.findByText("The photo cannot be shown.");
  expect(screen.getByText("The photos are deleted 30 days after the order is over.")).toBeTruthy();
});

it("shows what the customer agreed to, and leaves it as it is", async () => {
  prescription = {
    ...waiting,
    state: "agreed",
    agreed_at: new Date(morning).toISOString(),
    lines: [
      {
        item_id: 7,
        name: "Aspirin 500",
        variation: null,
        price: 4.5,
        shelf_price: 4.5,
        quantity: 2,
        substitute_for: "Brand 500",
      },
    ],
    total: 9,
  };
  server.change({ ...order, prescription_state: "agreed", total: 9, actions: ["accept", "refuse"] });
  const dialog = await open("Open the prescription");
  expect(within(dialog).getByText("Agreed at 10:40.")).toBeTruthy();
  expect(within(dialog).getByText("Instead of Brand 500")).toBeTruthy();
  expect(screen.queryByRole("searchbox")).toBe(null);
  expect(screen.queryByRole("button", { name: /^Send \$/ })).toBe(null);
});
