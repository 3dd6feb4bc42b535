/** Sends one-time codes by SMS or e-mail. The default driver writes a line to the log. */
export interface CodeSender {
  send(message: { medium: "phone" | "email"; target: string; code: string; purpose: string }): Promise<void>;
}
