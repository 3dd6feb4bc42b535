import { createTransport } from "nodemailer";
import type { SmtpSettings } from "../../environment/setting-checks";
import type { MailPort } from "../../ports/mail";

/** From the first packet to the last, ms. */
const timeoutMs = 10_000;
/** Connections that are kept open at a time. */
const maxConnections = 2;

const isLocal = (host: string) => ["localhost", "127.0.0.1", "[::1]"].includes(host);

/** The reason without the server's reply, which may repeat the address. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code, responseCode].filter((part) => part !== undefined).join(" ") || "unknown";
};

/** Refused for ever, for what the mail or its receiver is; a wrong password of ours is tried again. */
const isRefusal = (error: unknown): boolean => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode !== undefined && responseCode >= 500;
};

/** Sends by a mail server. */
export function smtpMail({ url, from }: SmtpSettings): MailPort & { close(): void } {
  const server = new URL(url);
  const transport = createTransport({
    pool: true,
    maxConnections,
    host: server.hostname.replace(/^\[|\]$/g, ""),
    port: Number(server.port) || (server.protocol === "smtps:" ? 465 : 587),
    secure: server.protocol === "smtps:",
    requireTLS: server.protocol === "smtp:" && !isLocal(server.hostname),
    ...(server.username
      ? {
          auth: {
            user: decodeURIComponent(server.username),
            pass: decodeURIComponent(server.password),
          },
        }
      : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Texts may quote what shoppers typed: nothing of it names a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isConfigured: true,
    send: async ({ to, subject, text, html }) => {
      try {
        await transport.sendMail({
          from,
          // An object is taken as one address, whatever commas are in it.
          to: { name: "", address: to },
          subject,
          text,
          ...(html === undefined ? {} : { html }),
          headers: { "Auto-Submitted": "auto-generated" },
        });
        return "sent";
      } catch (error) {
        if (isRefusal(error)) return "refused";
        throw new Error(`The mail server did not take a mail: ${reasonOf(error)}.`);
      }
    },
    close: () => transport.close(),
  };
}

/** Nothing is configured: no mail is queued. */
export const noMail: MailPort = { isConfigured: false, send: async () => "refused" };
