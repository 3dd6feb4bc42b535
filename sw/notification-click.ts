/** A click on a notification: to the tab that shows it, else to one that may go there, else to a new one. */
import { safePath } from "@/platform/navigation/safe-path";
import { askPage, openPages } from "./open-pages";

declare const self: ServiceWorkerGlobalScope;

/** Pages that must not be interrupted. */
const busy = /^\/(checkout|payment)/;

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Which tab is taken for a target, and whether it is there already. Null: a new one. */
export function chooseWindow<W extends { url: string }>(
  open: readonly W[],
  target: string,
): { window: W; there: boolean } | null {
  const there = open.find((client) => pathOf(client.url) === target);
  if (there) return { window: there, there: true };
  const free = open.find((client) => !busy.test(new URL(client.url).pathname));
  return free ? { window: free, there: false } : null;
}

export async function openTarget(target: unknown): Promise<void> {
  const path = safePath(target) ?? "/";
  const choice = chooseWindow(await openPages(), path);
  if (choice) {
    const { window, there } = choice;
    await window.focus().catch(() => undefined);
    if (there || (await askPage(window, { doorstep: "open", target: path }))) return;
    if (await window.navigate(path).catch(() => null)) return;
  }
  await self.clients.openWindow(path);
}
