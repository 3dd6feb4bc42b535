/** The board against its contract: what is heard, shown and pressed. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { morning, newOrder } from "../testing/orders";
import { BoardStandIn, me, password, token } from "../testing/stand-in";

let server: BoardStandIn;
let isWide = true;

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width") ? isWide : query.includes("max-width") && !isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal("AudioContext", undefined);
  localStorage.clear();
  history.replaceState(null, "", "/board/");
  isWide = true;
  server = new BoardStandIn();
  vi.stubGlobal("fetch", server.fetch);
  vi.setSystemTime(morning + 5 * 60_000);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A board that is opened on this device. */
async function openBoard() {
  vi.resetModules();
  const [{ App }, { startWork }, storage] = await Promise.all([
    import("./app"),
    import("../start/start-work"),
    import("../storage/board-database"),
  ]);
  return {
    signedIn: () => storage.keep({ session: { token, operatorId: me.operator.id, me } }),
    show: async () => {
      render(<App />);
      await act(startWork);
    },
  };
}

async function showSignedIn() {
  const board = await openBoard();
  await board.signedIn();
  await board.show();
  await screen.findByText("Live");
}

const list = (name: string) => screen.getByRole("region", { name: new RegExp(`^${name}`) });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

it("asks who is there, says what is wrong, and opens the board", async () => {
  const board = await openBoard();
  await board.show();
  fireEvent.change(await screen.findByRole("textbox", { name: "Email" }), {
    target: { value: "omar@shop.example" },
  });
  const field = document.querySelector<HTMLInputElement>('input[type="password"]') as HTMLInputElement;
  fireEvent.change(field, { target: { value: "wrong" } });
  press("Sign in");
  await screen.findByText("Email or password is wrong.");
  fireEvent.change(field, { target: { value: password } });
  press("Sign in");
  await screen.findByRole("heading", { name: "Quay board" });
});

it("shows an order as soon as it is told of, and fetches those that were missed", async () => {
  server.change(newOrder(1041));
  await showSignedIn();
  expect(within(list("New")).getAllByRole("listitem")).toHaveLength(1);
  server.change(newOrder(1042));
  await waitFor(() => expect(within(list("New")).getAllByRole("listitem")).toHaveLength(2));
  server.change(newOrder(1043), true);
  server.change(newOrder(1044));
  await waitFor(() => expect(within(list("New")).getAllByRole("listitem")).toHaveLength(4));
  expect(document.title).toMatch(/^\(4\)/);
});

it("accepts with minutes, and carries what was seen", async () => {
  server.change(newOrder(1041));
  await showSignedIn();
  fireEvent.click(within(list("New")).getByRole("button", { name: /Order 1041/ }));
  await screen.findByText("Grilled sea bass");
  expect(screen.getByText("Rice, Salad")).toBeTruthy();
  expect(document.querySelector('a[href="tel:+12025550123"]')).toBeTruthy();
  expect(screen.getByText(/Bring change for \$50\.00/)).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "30" }));
  press("Accept · ready in 30 min");
  await waitFor(() => expect(within(list("In progress")).getAllByRole("listitem")).toHaveLength(1));
  expect(server.steps).toMatchObject([
    { path: "/orders/1041/accept", body: { seen_status: "pending", minutes: 30 } },
  ]);
  expect(document.title).toBe("Quay board");
});

it("refuses with a reason, after asking once more", async () => {
  server.change(newOrder(1041));
  await showSignedIn();
  press(/Order 1041/);
  press("Refuse");
  fireEvent.click(await screen.findByRole("radio", { name: "We are about to close" }));
  press("Refuse the order");
  await waitFor(() => expect(within(list("Done")).getAllByRole("listitem")).toHaveLength(1));
  expect(server.steps).toMatchObject([
    { path: "/orders/1041/refuse", body: { reason: "We are about to close" } },
  ]);
});

it("starts without a line with what it knew, keeps what is pressed, and says so", async () => {
  server.change(newOrder(1041));
  await showSignedIn();
  await waitFor(() => expect(server.calls).toContain("GET /orders/1041"));
  // Time for the device to keep the card.
  await new Promise((resolve) => setTimeout(resolve, 20));
  cleanup();
  server.loseLine();
  const board = await openBoard();
  await board.show();
  press(/Order 1041/);
  await screen.findByText("Grilled sea bass");
  press(/^Accept/);
  await screen.findByText(/will be sent$/);
  expect(document.title).toBe("Quay board");
  server.isReachable = true;
  act(() => void dispatchEvent(new Event("online")));
  await waitFor(() => expect(within(list("In progress")).getAllByRole("listitem")).toHaveLength(1));
  // The tab that was closed lives on here, and sends as well: the key makes it one step.
  expect(new Set(server.steps.map(({ key }) => key)).size).toBe(1);
});

it("shows who was quicker", async () => {
  server.change(newOrder(1041));
  await showSignedIn();
  press(/Order 1041/);
  server.change({ ...newOrder(1041), status: "confirmed", state: "active" }, true);
  press(/^Accept/);
  const alert = await screen.findByText("Sara accepted it at 10:41.");
  expect(alert.parentElement?.textContent).toContain("Order 1041: somebody was quicker");
});

it("has one list at a time on a phone, and the card in its place", async () => {
  isWide = false;
  server.change(newOrder(1041));
  await showSignedIn();
  expect(screen.getByRole("tab", { name: /New/ }).getAttribute("aria-selected")).toBe("true");
  press(/Order 1041/);
  expect(screen.getByRole("button", { name: "Back to the list" })).toBeTruthy();
});

it("speaks Arabic from right to left when it is told to", async () => {
  const { changeDeviceSettings, useDeviceSettings } = await import("../settings/device-settings");
  changeDeviceSettings({ language: "ar" });
  server.change(newOrder(1041));
  const board = await openBoard();
  await board.signedIn();
  const { followAppearance } = await import("../../staff/settings/appearance");
  followAppearance("/board/", useDeviceSettings);
  await board.show();
  expect(document.documentElement.dir).toBe("rtl");
  expect(await screen.findAllByText("جديدة")).not.toHaveLength(0);
});
