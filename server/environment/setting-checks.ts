/** Checks of single settings. Each returns the setting's value and adds a sentence to `problems` when it is wrong. */
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { currencyOf } from "@/domain/currencies/currency-table";
import { readServiceAccount } from "./service-account";
import { webhookAddressProblem, webhookKey } from "./webhook-checks";

const NETWORK = /^[0-9a-f.:]+(\/\d{1,3})?$/i;

/** "true" is refused: it would let any client choose its own address and so escape every limit. */
export function trustedProxies(value: string | null, problems: string[]): false | number | readonly string[] {
  if (value === null || ["0", "off", "false", "no"].includes(value.toLowerCase())) return false;
  if (/^\d+$/.test(value) && Number(value) <= 10) return Number(value);
  const networks = value.split(",").map((network) => network.trim());
  const named = ["loopback", "linklocal", "uniquelocal"];
  if (
    networks.every((network) => named.includes(network) || (NETWORK.test(network) && /[.:]/.test(network)))
  ) {
    return networks;
  }
  problems.push(`TRUST_PROXY must be off, a number of hops (1 to 10) or networks, not "${value}".`);
  return false;
}

/** The contact for push services; the shop's own address by default. */
export function pushContact(value: string | null, publicUrl: string, problems: string[]): string {
  if (value !== null && /^(https:\/\/|mailto:)\S+$/.test(value)) return value;
  if (value !== null) problems.push(`PUSH_CONTACT must begin with mailto: or https://, not "${value}".`);
  return publicUrl.startsWith("https:") ? publicUrl : `mailto:push@${new URL(publicUrl).hostname}`;
}

/** Checked at start instead of at the first push. Its content is not repeated. */
export function serviceAccount(value: string | null, problems: string[]): string | null {
  if (value === null) return null;
  try {
    readServiceAccount(value.startsWith("{") ? value : readFileSync(value, "utf8"));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    problems.push(`FIREBASE_SERVICE_ACCOUNT cannot be used: ${code ?? message}.`);
  }
  return value;
}

/**
 * `npm start` builds the default; another folder must contain a page already. Links are resolved once, here: a later
 * build changes the link, while open pages still request the files of this one.
 */
export function builtPage(value: string | null, problems: string[]): string {
  const folder = resolve(value ?? "dist/page");
  if (value !== null && !existsSync(join(folder, "index.html"))) {
    problems.push(
      `PAGE_DIR must be the folder of a built page, which has an index.html; "${value}" has none.`,
    );
  }
  return existsSync(folder) ? realpathSync(folder) : folder;
}

/** Whether what opens accounts may be sent there: over https, or to this machine. */
const isSafeAddress = (url: string) =>
  /^(https:\/\/[^\s@]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/\S*)?)$/.test(url);

/** The operator's own service for codes. */
export function codeSender(
  url: string | null,
  token: string | null,
  problems: string[],
): { url: string; token: string | null } | null {
  if (url === null) return null;
  if (isSafeAddress(url)) return { url, token };
  problems.push("CODE_SENDER_URL must be an https address without a password.");
  return null;
}

/** HOST:PORT, to which connections to push services are made. */
export function pushRelay(value: string | null, problems: string[]): { host: string; port: number } | null {
  if (value === null) return null;
  const [, host, port] = /^([a-z0-9.-]+):(\d{1,5})$/i.exec(value) ?? [];
  if (host !== undefined && Number(port) > 0 && Number(port) <= 65_535) return { host, port: Number(port) };
  problems.push(`PUSH_RELAY must be HOST:PORT, not "${value}".`);
  return null;
}

export interface WebhookSettings {
  url: string;
  /** The bytes that messages are signed with. */
  key: Buffer;
  /** http, and addresses of this machine and of private networks. */
  allowLocal: boolean;
}

/** Characters of a key that nobody guesses: 32 random bytes in base64 have 43. */
const minShopKeyLength = 32;

/** The key of the shop's own system: printable, without spaces, and long. */
export function shopApiKey(key: string | null, problems: string[]): string | null {
  if (key === null || (/^[\x21-\x7e]+$/.test(key) && key.length >= minShopKeyLength)) return key;
  problems.push(
    `SHOP_API_KEY must have at least ${minShopKeyLength} letters, digits and signs without spaces.`,
  );
  return null;
}

/** Address and secret belong together; neither is repeated, because an address may hold a token. */
export function webhook(
  { url, secret, allowLocal }: { url: string | null; secret: string | null; allowLocal: boolean },
  problems: string[],
): WebhookSettings | null {
  if (url === null && secret === null) return null;
  const key = webhookKey(secret ?? "");
  const problem =
    url === null ? "is missing beside WEBHOOK_SECRET" : webhookAddressProblem({ url, allowLocal });
  if (problem !== null) problems.push(`WEBHOOK_URL ${problem}.`);
  if (key === null) problems.push("WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64.");
  return url === null || problem !== null || key === null ? null : { url, key, allowLocal };
}

export interface TwilioSettings {
  /** https://api.twilio.com, or a service that speaks the same API. */
  url: string;
  account: string;
  token: string;
  /** A phone number or sender name, or a messaging service (MG…). */
  from: string;
}

/** Codes by SMS need the account, its token and a sender, or none of them. The token is not repeated. */
export function twilio(
  values: { [Name in keyof TwilioSettings]: string | null },
  problems: string[],
): TwilioSettings | null {
  const { account, token, from } = values;
  const url = (values.url ?? "https://api.twilio.com").replace(/\/+$/, "");
  if (account === null && token === null && from === null) return null;
  if (account === null || token === null || from === null) {
    problems.push("TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM must be set together.");
    return null;
  }
  if (isSafeAddress(url)) return { url, account, token, from };
  problems.push("TWILIO_URL must be an https address without a password.");
  return null;
}

export interface SmtpSettings {
  /** smtps://user:password@host:465 or smtp://host:587, which is encrypted unless the host is this machine. */
  url: string;
  /** Sender: an address, or Name <address>. */
  from: string;
}

/** The mail server and the sender. The address is not repeated: it holds a password. */
export function smtp(url: string | null, from: string | null, problems: string[]): SmtpSettings | null {
  if (url === null && from === null) return null;
  if (url === null || !URL.canParse(url) || !/^smtps?:\/\/[^/]+\/?$/.test(url)) {
    problems.push("SMTP_URL must be an address like smtps://user:password@mail.example:465.");
    return null;
  }
  if (from === null || !/^([^<>\r\n]+<)?[^\s<>@]+@[^\s<>@]+>?$/.test(from)) {
    problems.push("MAIL_FROM must be an e-mail address, or Name <address>.");
    return null;
  }
  return { url, from };
}

/** ISO 4217 in small letters, USD unless it is given. Refused is what no shop sells in, and what Stripe does not take beside its keys. */
export function currency(value: string | null, hasStripe: boolean, problems: string[]): string {
  const code = value ?? "USD";
  const known = currencyOf(code);
  if (!known) problems.push(`CURRENCY must be the ISO 4217 code of a currency like USD, not "${value}".`);
  else if (hasStripe && known.gateways.stripe === null)
    problems.push(
      `CURRENCY is ${known.code}, in which Stripe takes no payments: leave STRIPE_SECRET_KEY out.`,
    );
  return code.toLowerCase();
}

/** A domain that PUBLIC_URL is on or below; null when none is set. */
export function passkeyDomain(value: string | null, publicUrl: string, problems: string[]): string | null {
  if (value === null) return null;
  const domain = value.toLowerCase();
  const { hostname } = new URL(publicUrl);
  if (hostname === domain || hostname.endsWith(`.${domain}`)) return domain;
  problems.push(`PASSKEY_DOMAIN must be the domain of PUBLIC_URL or one above it, not "${value}".`);
  return null;
}

export interface FirebasePhoneSettings {
  apiKey: string;
  projectId: string;
  /** Identity Toolkit. */
  url: string;
  /** The keys of Firebase's ID tokens. */
  keysUrl: string;
}

/** Firebase's project for codes by phone, with the key that the page has, too. */
export function firebasePhone(
  { apiKey, projectId }: { apiKey: string | null; projectId: string | null },
  problems: string[],
): FirebasePhoneSettings | null {
  if (apiKey === null && projectId === null) return null;
  if (apiKey === null || projectId === null) {
    problems.push("FIREBASE_API_KEY, FIREBASE_PROJECT_ID must be set together.");
    return null;
  }
  return {
    apiKey,
    projectId,
    url: "https://identitytoolkit.googleapis.com",
    keysUrl: "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
  };
}
