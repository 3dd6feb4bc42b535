/** A finger that flicks through a page. `Input.synthesizeScrollGesture` sends pointer moves, and in today's Chromium scrolls nothing. */
import type { CDPSession, Page } from "playwright";

/** Where a flick begins and ends, px from the top of the window. */
const FROM = 700;
const TO = 120;
const X = 200;
/** ms between two positions of the finger, as a screen reports them. */
const STEP = 16;
/** Flicks in a row that may bring the page no further before it counts as stuck. */
const IN_VAIN = 3;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function flick(session: CDPSession, speed: number): Promise<void> {
  const move = (type: "touchStart" | "touchMove", y: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: X, y }] });
  await move("touchStart", FROM);
  const started = performance.now();
  for (let y = FROM; y > TO; ) {
    await pause(STEP);
    // By the clock, so that a slow page gets larger steps and not a slower finger.
    y = Math.max(TO, FROM - ((performance.now() - started) / 1000) * speed);
    await move("touchMove", y);
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Flicks down to `end`, px, each flick at `speed`, px a second. Throws where the page does not follow. */
export async function flickTo(page: Page, session: CDPSession, end: number, speed: number): Promise<void> {
  let inVain = 0;
  for (let at = 0; at < end; ) {
    await flick(session, speed);
    const now = await page.evaluate(() => Math.ceil(window.scrollY) + 1);
    inVain = now > at ? 0 : inVain + 1;
    if (inVain >= IN_VAIN) throw new Error(`The page stays at ${now} px instead of ${end}.`);
    at = now;
  }
}
