/** One page on which one screen is brought up, and what bringing it up needs. */
import { expect as expectWithin } from "@playwright/test";
import type { Locator, Page } from "playwright";
import type { TextParameters } from "@/platform/i18n/message-format";
import type { Namespace, TextKey } from "@/platform/i18n/namespaces";
import { patternOf, textOf } from "../browser/texts";
import type { Language, Width } from "./options";
import type { Town } from "./town";

/** ms; pictures are drawn on demand and the machine may be busy. */
export const TIMEOUT_MS = 45_000;

/** Expectations that wait as long as everything else here. */
export const expect = expectWithin.configure({ timeout: TIMEOUT_MS });

export class Stage {
  constructor(
    readonly page: Page,
    readonly url: string,
    readonly town: Town,
    readonly language: Language,
    readonly width: Width,
  ) {}

  /** The desktop's bar begins above 1180 px. */
  get wide(): boolean {
    return this.width > 1180;
  }

  text<N extends Namespace>(namespace: N, key: TextKey<N>, parameters?: TextParameters): string {
    return textOf(this.language, namespace, key, parameters);
  }

  pattern<N extends Namespace>(namespace: N, key: TextKey<N>): RegExp {
    return patternOf(this.language, namespace, key);
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.url + path, { waitUntil: "domcontentloaded" });
    await this.page.locator("#first-screen").waitFor({ state: "detached" });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name }).filter({ visible: true }).first();
  }

  /** The dialog on top. */
  get dialog(): Locator {
    return this.page.locator("dialog[open], [role='dialog']").last();
  }

  async dialogIsThere(): Promise<void> {
    await expect(this.dialog).toBeVisible();
  }

  /** A link to a path, whatever its text. */
  link(start: string): Locator {
    return this.page.locator(`main a[href^="${start}"]`).filter({ visible: true }).first();
  }

  /**
   * Waits until nothing is on its way: no skeleton, no spinner, no busy region in view, fonts there, pictures of the
   * view painted, motion at rest. `busy` screens show waiting itself and skip the first part.
   */
  async settle(busy = false): Promise<void> {
    if (!busy) {
      await this.page.waitForFunction(() => {
        const inView = (element: Element) => {
          const box = element.getBoundingClientRect();
          return box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
        };
        const waiting =
          "main [class*='_skeleton_'], dialog [class*='_skeleton_'], main [class*='_rest_'], main [aria-busy='true'], dialog [aria-busy='true']";
        return ![...document.querySelectorAll(waiting)].some(inView);
      });
    }
    await expect(
      this.page.getByText(this.text("frame", "map.loading")).filter({ visible: true }),
    ).toHaveCount(0);
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
    // Parts that load on coming into view start in the next frames.
    await this.frames();
    await this.page.waitForFunction(() => {
      const inView = (element: Element) => {
        const box = element.getBoundingClientRect();
        return (
          box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
        );
      };
      // A picture that is still to come has no size; one that cannot come at all is a mistake and fails here.
      const coming = [...document.images].filter(inView).some((picture) => picture.naturalWidth === 0);
      const moving = document
        .getAnimations()
        .filter((animation) => animation.playState === "running")
        .some((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
      return !coming && !moving;
    });
    await this.page.evaluate(() =>
      Promise.all(
        [...document.images]
          .filter((picture) => picture.complete)
          .map((picture) => picture.decode().catch(() => undefined)),
      ).then(() => undefined),
    );
    await this.frames();
  }

  /** Makes the window as high as the page, and again where that brought more of it; at most `maxHeight` px. */
  async unfold(minHeight: number, maxHeight: number): Promise<void> {
    let shown = minHeight;
    // The page's middle is at least a window high: it keeps the height that it has for a shopper, and the footer follows.
    await this.page.evaluate((height) => {
      for (const main of document.querySelectorAll("main")) main.style.minBlockSize = `${height}px`;
    }, minHeight);
    for (let turn = 0; turn < 4; turn += 1) {
      const height = await this.page.evaluate(() => document.documentElement.scrollHeight);
      const next = Math.min(maxHeight, Math.max(height, minHeight));
      if (next === shown) return;
      shown = next;
      await this.page.setViewportSize({ width: this.width, height: shown });
      await this.frames();
    }
  }

  /** A few frames: what was decided is painted. */
  private frames(): Promise<void> {
    return this.page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1)
        await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    });
  }
}
