/** An order is retried for this long after the shopper pressed the button, and never longer, ms. */
export const orderTimeoutMs = 15 * 60_000;
