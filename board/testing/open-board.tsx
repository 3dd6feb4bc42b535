/** A board that somebody is signed in to, rendered on a device of its own. */
import { act, render, screen } from "@testing-library/react";
import { IDBFactory } from "fake-indexeddb";
import { vi } from "vitest";
import { morning } from "./orders";
import { type BoardStandIn, me, token } from "./stand-in";

/** A wide device that knows nothing yet, five minutes after the orders of the tests were placed. */
export function newDevice(server: BoardStandIn): void {
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
  vi.stubGlobal("fetch", server.fetch);
  vi.setSystemTime(morning + 5 * 60_000);
}

export async function showBoard(as = me): Promise<void> {
  vi.resetModules();
  const [{ App }, { startWork }, storage] = await Promise.all([
    import("../components/app"),
    import("../start/start-work"),
    import("../storage/board-database"),
  ]);
  await storage.keep({ session: { token, operatorId: as.operator.id, me: as } });
  render(<App />);
  await act(startWork);
  await screen.findByText("Live");
}
