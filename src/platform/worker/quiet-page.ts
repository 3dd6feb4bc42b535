/** A page is quiet when it has loaded nothing for this long, ms. */
const quietMs = 1_500;
/** The longest wait, for a page that never stops loading, ms. */
const longestWaitMs = 20_000;

/** Resolves when this page has not loaded anything for a moment, at the latest after 20 s. Never rejects. */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const observer = typeof PerformanceObserver === "function" ? new PerformanceObserver(restart) : null;
    const done = () => {
      observer?.disconnect();
      clearTimeout(quiet);
      clearTimeout(longest);
      resolve();
    };
    let quiet = setTimeout(done, quietMs);
    const longest = setTimeout(done, longestWaitMs);
    function restart() {
      clearTimeout(quiet);
      quiet = setTimeout(done, quietMs);
    }
    observer?.observe({ type: "resource" });
  });
}
