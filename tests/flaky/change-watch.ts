/** Rules for every change that reaches the shop: it is written down, and sent by one sender at a time. */
import type { IncomingMessage, ServerResponse } from "node:http";

interface UnderWay {
  text: string;
  response: ServerResponse;
}

/** On a busy machine the end of a connection is seen so much later than the next request, ms. */
const CLOSE_SEEN_MS = 200;
const PLACE = /\/customer\/order\/place$/;

export class ChangeWatch {
  /** Whether the device has the order with this Idempotency-Key written down; rejects when its tab is gone. */
  hasOrder: ((key: string) => Promise<boolean>) | null = null;
  /** Broken rules, as sentences. */
  readonly broken: string[] = [];
  private readonly underWay = new Map<string, UnderWay>();
  private readonly seenOrders = new Set<string>();

  /** Resolves when the change may go on to the shop. */
  async see(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const key = request.headers["idempotency-key"];
    if (typeof key !== "string") return;
    // Cart and orders are one subject; one shopper at a time comes through here.
    const subject = /\/customer\/(cart|order\/place)/.test(path) ? "cart and order" : key;
    const mine = { text: `${request.method} ${path}`, response };
    const other = this.underWay.get(subject);
    if (other) this.noteOverlap(other, mine.text);
    this.underWay.set(subject, mine);
    response.once("close", () => {
      if (this.underWay.get(subject) === mine) this.underWay.delete(subject);
    });
    if (PLACE.test(path)) await this.checkWritten(key);
  }

  /** An order waits here until the device was looked at: it is on disk before its first request leaves. */
  private async checkWritten(key: string): Promise<void> {
    if (this.seenOrders.has(key)) return;
    this.seenOrders.add(key);
    const isWritten = await this.hasOrder?.(key).catch(() => true);
    if (isWritten === false) this.broken.push("An order was sent before it was written down.");
  }

  /** A request that the page has given up may be seen to end only after the next one has come: that is no overlap. */
  private noteOverlap({ text, response }: UnderWay, next: string): void {
    setTimeout(() => {
      const isGivenUp = response.destroyed && !response.writableFinished;
      if (!isGivenUp) this.broken.push(`Sent by two at the same time: ${text} and ${next}.`);
    }, CLOSE_SEEN_MS);
  }
}
