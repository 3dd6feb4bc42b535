/** Says in the log what is wrong with a map service, once a minute at most: each shopper who types would say it again. */
const intervalMs = 60_000;

export function problemReporter(
  service: string,
  say: (line: string) => void = console.warn,
  now: () => number = Date.now,
): (problem: string) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (problem) => {
    if (now() - saidAt < intervalMs) return;
    saidAt = now();
    say(`${service} does not work: ${problem}.`);
  };
}
