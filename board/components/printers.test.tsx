/** What the board tells of printers, and tickets that are printed once more. */
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { morning, newOrder } from "../testing/orders";
import { BoardStandIn, me, token } from "../testing/stand-in";

let server: BoardStandIn;
beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("AudioContext", undefined);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("min-width"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  localStorage.clear();
  history.replaceState(null, "", "/board/");
  server = new BoardStandIn();
  server.printers = { printers: [{ id: 4, name: "Kitchen", store_id: 12 }], troubles: [] };
  vi.stubGlobal("fetch", server.fetch);
  vi.setSystemTime(morning + 5 * 60_000);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function showBoard() {
  vi.resetModules();
  const [{ App }, { startWork }, storage] = await Promise.all([
    import("./app"),
    import("../start/start-work"),
    import("../storage/board-database"),
  ]);
  await storage.keep({ session: { token, operatorId: me.operator.id, me } });
  render(<App />);
  await act(startWork);
  await screen.findByText("Live");
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const trouble = {
  order_id: 1041,
  printer_id: 4,
  kind: "kitchen",
  since: new Date(morning).toISOString(),
} as const;

it("says since when a printer does not answer, and has a ticket printed again", async () => {
  server.printers.troubles.push(
    { ...trouble, id: 1, state: "waiting", cause: "no_answer" },
    { ...trouble, id: 2, state: "unsure", cause: "no_answer" },
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
  fireEvent.click(await screen.findByRole("button", { name: "Receipt" }));
  await screen.findByText("Receipt: sent to Kitchen.");
  expect(server.steps).toMatchObject([
    { path: "/orders/1041/print", body: { kind: "receipt", printer_id: 4 } },
  ]);
  expect(server.steps[0]?.key).toBeTruthy();
});
