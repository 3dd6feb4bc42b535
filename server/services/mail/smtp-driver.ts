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

/** How the mail server is reached, and where it is. */
function reach({ url }: Pick<SmtpSettings, "url">, timeout: number) {
  const server = new URL(url);
  const host = server.hostname.replace(/^\[|\]$/g, "");
  const port = Number(server.port) || (server.protocol === "smtps:" ? 465 : 587);
  return {
    host,
    port,
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
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    // Texts may quote what shoppers typed: nothing of it names a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Why no mail can be sent now, as a sentence without the password; null when the server takes us. `timeout` is for all of it, ms. */
export async function mailServerProblem(
  settings: Pick<SmtpSettings, "url">,
  timeout: number,
): Promise<string | null> {
  const options = reach(settings, timeout);
  const transport = createTransport(options);
  const at = `${options.host}:${options.port}`;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(Object.assign(new Error("late"), { code: "ETIMEDOUT" })), timeout);
  });
  try {
    await Promise.race([transport.verify(), late]);
    return null;
  } catch (error) {
    const reason = reasonOf(error);
    return reason.startsWith("EAUTH")
      ? `the mail server at ${at} does not take the user and password (${reason}).`
      : `the mail server at ${at} cannot be reached (${reason}).`;
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

/** Sends by a mail server. */
export function smtpMail({ url, from }: SmtpSettings): MailPort & { close(): void } {
  const transport = createTransport({ ...reach({ url }, timeoutMs), pool: true, maxConnections });
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
