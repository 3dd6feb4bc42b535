import type { PageAtAddress } from "../platform/navigation/page-patterns";
import type { typedText } from "./first-actions";
import type { FirstScreenHandOver } from "./server-rendered-rows";

/** The boot script's hand-over to the app; `src/boot/first-screen.ts` reads it. */
export interface BootState extends FirstScreenHandOver {
  /** The page of the address, as far as it is one of the first script's, with its id or slug as the path has it. */
  readonly address: PageAtAddress;
  /** Last button pressed on the first screen. */
  action: string | null;
  /** Text typed on the first screen. */
  typed: typeof typedText;
  /** The browser's offer to install the app, which comes once and may come before the app. */
  installOffer: Event | null;
  /** Set by the app as soon as its script runs. */
  started: boolean;
  /** Resolves when the app's style sheet is there, or could not be had. */
  styles: Promise<void>;
  /** The app could not start after all. */
  failed(): void;
}
