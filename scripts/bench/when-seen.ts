/**
 * Tells in a page when something is seen. It follows changes instead of looking with every picture: a page that is asked
 * with every picture draws pictures that nobody else would have had, and is slower for it.
 */
import type { Page } from "playwright";

export interface WatchedWindow extends Window {
  /** Resolves to the time, ms since the start of the navigation, when `isThere` held and the picture with it was drawn. */
  whenSeen(isThere: () => boolean): Promise<number>;
}

/** Has to be called before the page is opened. */
export async function watchChanges(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const picture = () => new Promise(requestAnimationFrame);
    (window as unknown as WatchedWindow).whenSeen = (isThere) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isThere()) return;
          observer.disconnect();
          for (const name of events) document.removeEventListener(name, look, true);
          // The picture that has it is drawn when the one after it begins.
          void picture()
            .then(picture)
            .then(() => resolve(performance.now()));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
        // Style sheets show what was hidden until they came; a place on the screen changes by scrolling.
        const events = ["load", "scroll"];
        for (const name of events) document.addEventListener(name, look, { capture: true, passive: true });
        look();
      });
  });
}
