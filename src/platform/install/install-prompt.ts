/** Whether the browser offers to install the app, held until the shopper wants it, and whether it is installed. */
import { create } from "zustand";

/** Chromium's event; the type library does not have it. */
export interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

interface InstallState {
  offer: BeforeInstallPromptEvent | null;
  installed: boolean;
}

export const useInstallState = create<InstallState>(() => ({ offer: null, installed: false }));

/** Registered at the very start, because the browser offers only once; `held` is an offer that came before. */
export function listenForInstallPrompt(held: Event | null = null): void {
  if (held) useInstallState.setState({ offer: held as BeforeInstallPromptEvent });
  addEventListener("beforeinstallprompt", (event) => {
    // The browser's own banner would come at any time; ours comes at a good moment.
    event.preventDefault();
    useInstallState.setState({ offer: event as BeforeInstallPromptEvent });
  });
  addEventListener("appinstalled", () => useInstallState.setState({ offer: null, installed: true }));
}
