/** A shopper who has just canceled an order is not asked how another one was. */
const quietMs = 10 * 60_000;

let canceledAt = Number.NEGATIVE_INFINITY;

export function noteCancellation(): void {
  canceledAt = performance.now();
}

/** Whether an order was canceled here a short while ago. */
export const wasJustCanceled = (): boolean => performance.now() - canceledAt < quietMs;
