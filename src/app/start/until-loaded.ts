/**
 * Parts whose files come later are asked for again when they cannot be had, ever more rarely and at once when the network
 * comes back: the page is whole again without a reload.
 */
import { connectivity } from "@/platform/connectivity";

/** ms; doubles up to the second. */
const firstPause = 1_000;
const longestPause = 30_000;
/** So often a file is missing where the shop answers: then a newer build has taken it away. */
const mostWhileOnline = 3;

/** Rejects when the shop answers and has not got the file; without a network it waits for it. */
export async function untilLoaded<T>(
  load: () => Promise<T>,
  isOnline = () => connectivity() === "online" && navigator.onLine !== false,
): Promise<T> {
  let missing = 0;
  for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return await load();
    } catch (error) {
      if (isOnline()) missing += 1;
      if (missing >= mostWhileOnline) throw error;
      await pauseOrNetwork(pause);
      await renewStyles();
    }
  }
}

const pauseOrNetwork = (pause: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    addEventListener("online", end);
  });

/** Asks again for style sheets that did not come: the bundler asks for a part's style sheet once only. */
export async function renewStyles(): Promise<void> {
  const failed = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].filter(
    (link) => link.sheet === null,
  );
  await Promise.all(
    failed.map(
      (link) =>
        new Promise((resolve) => {
          const next = document.createElement("link");
          next.rel = "stylesheet";
          next.crossOrigin = link.crossOrigin;
          next.onload = next.onerror = resolve;
          next.href = link.href;
          link.replaceWith(next);
        }),
    ),
  );
}
