/** Sends one-time codes by SMS or e-mail. */
export interface CodeSender {
  /** False where nothing sends codes: none is made then. */
  readonly isConfigured: boolean;
  /** Every code is this one, and config tells it: the demo only. Null: each code is random. */
  readonly fixedCode: string | null;
  /** Throws when the code could not be handed over. Never logs a code of a real person. */
  send(message: { medium: "phone" | "email"; target: string; code: string; purpose: string }): Promise<void>;
}
