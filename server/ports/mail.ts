/** One mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same as HTML; absent, the mail is plain text. */
  html?: string;
}

/** The one way to send mails. */
export interface MailPort {
  /** False where nothing sends mails: none is queued then, and what needs them is not offered. */
  readonly isConfigured: boolean;
  /** `refused`: this address or mail will never be taken. Throws when it should be tried again. Never logs the mail. */
  send(mail: Mail): Promise<"sent" | "refused">;
}
