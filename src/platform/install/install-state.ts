/** Whether the browser offers to install the app, held until the shopper wants it, and whether it is installed. */
import { create } from "zustand";

/** Chromium's event; the type library does not have it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

interface InstallState {
  offer: InstallPrompt | null;
  installed: boolean;
}

export const useInstallState = create<InstallState>(() => ({ offer: null, installed: false }));

/** Registered at the very start, because the browser offers only once. */
export function listenForInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    // The browser's own banner would come at any time; ours comes at a good moment.
    event.preventDefault();
    useInstallState.setState({ offer: event as InstallPrompt });
  });
  addEventListener("appinstalled", () => useInstallState.setState({ offer: null, installed: true }));
}
