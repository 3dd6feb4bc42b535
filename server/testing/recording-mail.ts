import type { Mail, MailPort } from "../ports/mail";

/** Keeps what was sent, for tests. */
export function recordingMail(): MailPort & { sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    isConfigured: true,
    sent,
    send: async (mail) => {
      sent.push(mail);
      return "sent";
    },
  };
}
