let resolve = () => {};

/** Resolves when the outbox is needed before the page's first content is there. */
export const outboxNeeded = new Promise<void>((needed) => {
  resolve = needed;
});

/** Somebody changes a cart, orders or waits for an order: the app connects the outbox at once. */
export const needOutbox = (): void => resolve();
