/** The first dialogs a shopper opens are loaded ahead, while nothing else is going on: signing in, the menu, a question. */
import type { QueryClient } from "@tanstack/react-query";
import { AuthOverlay } from "@/features/auth";
import { connectivity } from "@/platform/connectivity";
import { preloadTexts } from "@/platform/i18n";
import { ConfirmOverlay, SideMenuOverlay } from "../layout/lazy-overlays";
import { OverlayHost } from "../overlays/overlay-layer";
import { settledPage } from "../page-timing/settled-page";
import { prefetchItemDialog } from "./prefetch-item-dialog";

/** Until then the machine's time belongs to the content, ms after the start. */
const earliestMs = 5_000;

const parts: readonly (() => Promise<unknown>)[] = [
  prefetchItemDialog,
  OverlayHost.preload,
  () => preloadTexts("account", "social", "passkeys"),
  AuthOverlay.preload,
  // The first field of signing in waits for a passkey as soon as it is there.
  () => import("@simplewebauthn/browser"),
  () => import("@/ui/chakra/warm-up").then(({ warmUpKit }) => warmUpKit()),
  SideMenuOverlay.preload,
  ConfirmOverlay.preload,
];

const idle = () =>
  new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 500);
  });

/**
 * Stops at the first part that fails: opening it loads it again. Not with data saver on. What the page itself asks for comes
 * before each part: on a slow line the next page would wait for a dialog that nobody has opened.
 */
export async function prefetchDialogs(queryClient: QueryClient): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, earliestMs - performance.now()));
  try {
    for (const load of parts) {
      await settledPage(queryClient);
      await idle();
      if (connectivity() !== "online") return;
      await load();
    }
  } catch {
    // Each is loaded when it is opened.
  }
}
