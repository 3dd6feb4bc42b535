/** One-time codes: how long they live, how soon another may be sent, how often one may be guessed. */
export const codeLimits = {
  digits: 6,
  lifeSeconds: 600,
  resendSeconds: 60,
  /** Wrong tries of the address that asked for a code, and of all others together. */
  tries: 5,
  blockSeconds: 600,
  /** How much longer a code works that was right, while the person says who they are. */
  provedSeconds: 1800,
} as const;
