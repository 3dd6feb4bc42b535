/** How much of its time this process waits for a processor that others use: what tells a noisy machine from a slow product. */

/** ms of work that a look takes, in pieces between which the system may give the processor away. */
const PIECE_MS = 25;
const PIECES = 24;
/** A share of the time above which timed figures say more of the machine than of the product. */
const NOISY = 0.1;

/** Runs for `PIECE_MS` of processor time. */
function work(): void {
  for (const end = process.cpuUsage().user + PIECE_MS * 1000; process.cpuUsage().user < end; )
    for (let step = 0; step < 20_000; step += 1) Math.sqrt(step);
}

/** The share of the time, 0 to 1, that was waited for and not used: `elapsed` and `used` in ms. */
export const waitedShare = (elapsed: number, used: number): number =>
  elapsed <= 0 ? 0 : Math.min(1, Math.max(0, 1 - used / elapsed));

/** Works for a good half second and resolves to the share of it that others had of this processor. */
export async function othersShare(): Promise<number> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  for (let piece = 0; piece < PIECES; piece += 1) work();
  const { user, system } = process.cpuUsage(before);
  return waitedShare(performance.now() - started, (user + system) / 1000);
}

export const isNoisy = (share: number): boolean => share > NOISY;
