/** An order is tried for this long after the shopper pressed the button, ms; never longer, whatever the network does. */
export const orderTimeoutMs = 15 * 60_000;
