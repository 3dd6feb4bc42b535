/** The server's settings: read from the environment and checked here, nowhere else. */
import { StartError } from "../core/errors";
import { isZoneName } from "../core/time-zone-name";
import { dataAddress } from "./data-address";
import { mapSettings, type PlacesSetting, type RoutesSetting } from "./map-settings";
import {
  builtPage,
  codeSender,
  currency,
  type FirebasePhoneSettings,
  firebasePhone,
  passkeyDomain,
  pushContact,
  pushRelay,
  type SmtpSettings,
  serviceAccount,
  shopApiKey,
  smtp,
  type TwilioSettings,
  trustedProxies,
  twilio,
  type WebhookSettings,
  webhook,
} from "./setting-checks";
import { type Environment, settingValues } from "./setting-values";
import { type SocialSettings, socialSettings } from "./social-settings";
import { type StripeSettings, stripeSettings } from "./stripe-settings";

export interface Settings {
  /** test: responses are checked against their schemas. */
  environment: "production" | "development" | "test";
  port: number;
  /** Address to listen at; localhost serves this machine only. */
  host: string;
  /** Origin under which shoppers reach the server, without a trailing slash. */
  publicUrl: string;
  /** Absolute path of everything the server keeps. */
  dataFolder: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | null;
  /** Connections of the pool to PostgreSQL. */
  databaseConnections: number;
  /** IANA name of the shop's time zone. */
  timeZone: string;
  /** Origins whose pages may call the API, beside the server's own. */
  corsOrigins: readonly string[];
  /** Domain that passkeys belong to, in place of the one of PUBLIC_URL; it cannot be changed without losing them. */
  passkeyDomain: string | null;
  /** Trusted X-Forwarded-For: none, a number of hops, or networks. */
  trustProxy: false | number | readonly string[];
  /** Fills an empty database with the demo town. */
  demo: boolean;
  /** Moves demo orders by themselves. */
  demoAutopilot: boolean;
  minimumPassword: number;
  googleMapsKey: string | null;
  /** Look-ups a day of this process. */
  googleMapsPerDay: number;
  /** Address of the map service, without a slash at the end. */
  googleMapsUrl: string;
  placesFrom: PlacesSetting;
  routesFrom: RoutesSetting;
  /** How push services reach the operator: an https address or mailto:. */
  pushContact: string;
  /** Hosts that subscriptions may name; `*.` stands for any host below. */
  pushHosts: readonly string[];
  /** TLS connections to push services are made through this address; null: directly. */
  pushRelay: { host: string; port: number } | null;
  /** Firebase's service account: the path of its file or its JSON. Null: standard Web Push alone. */
  firebaseServiceAccount: string | null;
  /** Sends one-time codes by SMS or e-mail; null: nothing does. */
  codeSender: { url: string; token: string | null } | null;
  /** The shop's own system hears of orders there; null: nothing is sent. */
  webhook: WebhookSettings | null;
  /** With this key the shop's own system answers in the chat; null: it cannot. */
  shopApiKey: string | null;
  /** Sends codes by SMS; null: nothing does, unless `codeSender` is set. */
  twilio: TwilioSettings | null;
  /** The mail server; null: no mails, in the demo a folder of files. */
  smtp: SmtpSettings | null;
  /** ISO 4217 of the shop's money, small letters; payments are made in it. */
  currency: string;
  /** It was named, and not only taken for the usual one. */
  currencyIsSet: boolean;
  /** Payments can be tried out without money. */
  paymentSandbox: boolean;
  /** Firebase sends codes to phones on the page's request; null: it does not. */
  firebasePhone: FirebasePhoneSettings | null;
  /** Stripe takes payments; null: it does not. */
  stripe: StripeSettings | null;
  /** Services that people may sign in with. */
  social: SocialSettings;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** Requests a minute and address, all routes together; generous, because many phones may share one address. */
  requestsPerMinute: number;
  /** Orders for cash that no store has accepted yet: of one guest, one customer, and for guests one phone number and network address. */
  openOrders: { guest: number; customer: number; phone: number; address: number };
  /** Pieces whose stock is counted in guests' orders that no store has accepted yet: of one guest and of one network address. */
  openPieces: { guest: number; address: number };
  /** Orders of the last day that shoppers canceled themselves: of one guest, one customer, and for guests of one network address. */
  canceledOrders: { guest: number; customer: number; address: number };
  /** Mails a day that orders send to addresses whose owner has not proved them: from one network address, of one person, from one address to one mailbox, to one mailbox. */
  unprovedMails: { address: number; person: number; pair: number; mailbox: number };
  /** Mails a day that orders send to a customer whose address is proved. */
  provedMails: number;
  /** How long the mails of a new order wait, s. */
  orderMailDelaySeconds: number;
  /** The built page and worker. */
  pageFolder: string;
  /** Off: the kill switch is served in the worker's place, which removes worker and caches from the shoppers' devices. */
  serviceWorker: boolean;
}

/** The push services of today's browsers. */
const browserPushHosts = [
  "fcm.googleapis.com",
  "jmt17.google.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
];
const defaultMapsUrl = "https://maps.googleapis.com";

/** Reads settings with defaults. Throws a StartError that lists everything that is wrong. */
export function readSettings(environment: Environment = process.env): Settings {
  const problems: string[] = [];
  const values = settingValues(environment, problems);
  const { text, wholeNumber, flag, word, origin } = values;

  const port = wholeNumber("PORT", 8080, 0, 65_535);
  const publicUrlText = text("PUBLIC_URL");
  const mapsUrl = text("GOOGLE_MAPS_URL");
  const { dataFolder, databaseUrl } = dataAddress(environment);
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    // The value is not repeated: it may hold a password.
    problems.push("DATABASE_URL must begin with postgres:// or postgresql://.");
  }
  const timeZone = text("TIME_ZONE") ?? "UTC";
  if (!isZoneName(timeZone)) problems.push(`TIME_ZONE must be a name like Europe/Berlin, not "${timeZone}".`);
  const corsOrigins = (text("CORS_ORIGINS") ?? "")
    .split(",")
    .map((value) => value.trim())
    .filter(Boolean)
    .flatMap((value) => origin("CORS_ORIGINS", value) ?? []);
  // The demo is the default only of a machine on which nothing else is set up.
  const demo = flag("DEMO", databaseUrl === null);

  const publicUrl =
    (publicUrlText === null ? null : origin("PUBLIC_URL", publicUrlText)) ?? `http://localhost:${port}`;
  const pushHosts = (text("PUSH_HOSTS") ?? "")
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  for (const host of pushHosts) {
    if (!/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)) {
      problems.push(`PUSH_HOSTS must hold names like push.example.com or *.example.com, not "${host}".`);
    }
  }
  const settings: Settings = {
    environment: word("NODE_ENV", ["production", "development", "test"], "production"),
    port,
    host: text("HOST") ?? "localhost",
    publicUrl,
    dataFolder,
    databaseUrl,
    databaseConnections: wholeNumber("DATABASE_CONNECTIONS", 10, 2, 200),
    timeZone,
    corsOrigins,
    passkeyDomain: passkeyDomain(text("PASSKEY_DOMAIN"), publicUrl, problems),
    trustProxy: trustedProxies(text("TRUST_PROXY"), problems),
    demo,
    demoAutopilot: flag("DEMO_AUTOPILOT", demo),
    minimumPassword: wholeNumber("MINIMUM_PASSWORD", 6, 6, 128),
    googleMapsKey: text("GOOGLE_MAPS_KEY"),
    googleMapsPerDay: wholeNumber("GOOGLE_MAPS_PER_DAY", 10_000, 0, 10_000_000),
    googleMapsUrl: mapsUrl === null ? defaultMapsUrl : (origin("GOOGLE_MAPS_URL", mapsUrl) ?? defaultMapsUrl),
    ...mapSettings(values, problems),
    pushContact: pushContact(text("PUSH_CONTACT"), publicUrl, problems),
    pushHosts: pushHosts.length > 0 ? pushHosts : browserPushHosts,
    pushRelay: pushRelay(text("PUSH_RELAY"), problems),
    firebaseServiceAccount: serviceAccount(text("FIREBASE_SERVICE_ACCOUNT"), problems),
    codeSender: codeSender(text("CODE_SENDER_URL"), text("CODE_SENDER_TOKEN"), problems),
    webhook: webhook(
      {
        url: text("WEBHOOK_URL"),
        secret: text("WEBHOOK_SECRET"),
        allowLocal: flag("WEBHOOK_ALLOW_LOCAL", false),
      },
      problems,
    ),
    shopApiKey: shopApiKey(text("SHOP_API_KEY"), problems),
    twilio: twilio(
      {
        url: text("TWILIO_URL"),
        account: text("TWILIO_ACCOUNT_SID"),
        token: text("TWILIO_AUTH_TOKEN"),
        from: text("TWILIO_FROM"),
      },
      problems,
    ),
    smtp: smtp(text("SMTP_URL"), text("MAIL_FROM"), problems),
    currency: currency(text("CURRENCY"), text("STRIPE_SECRET_KEY") !== null, problems),
    currencyIsSet: text("CURRENCY") !== null,
    paymentSandbox: flag("PAYMENT_SANDBOX", demo),
    firebasePhone: firebasePhone(
      { apiKey: text("FIREBASE_API_KEY"), projectId: text("FIREBASE_PROJECT_ID") },
      problems,
    ),
    stripe: stripeSettings(text, problems),
    social: socialSettings(text, problems),
    logLevel: word("LOG_LEVEL", ["fatal", "error", "warn", "info", "debug", "trace", "silent"], "warn"),
    requestsPerMinute: wholeNumber("REQUESTS_PER_MINUTE", 6000, 10, 10_000_000),
    openOrders: {
      guest: wholeNumber("OPEN_ORDERS_PER_GUEST", 3, 1, 1_000_000),
      customer: wholeNumber("OPEN_ORDERS_PER_CUSTOMER", 10, 1, 1_000_000),
      phone: wholeNumber("OPEN_ORDERS_PER_PHONE", 5, 1, 1_000_000),
      address: wholeNumber("OPEN_ORDERS_PER_ADDRESS", 40, 1, 1_000_000),
    },
    openPieces: {
      guest: wholeNumber("OPEN_PIECES_PER_GUEST", 60, 1, 1_000_000),
      address: wholeNumber("OPEN_PIECES_PER_ADDRESS", 600, 1, 1_000_000),
    },
    canceledOrders: {
      guest: wholeNumber("CANCELED_ORDERS_PER_GUEST", 10, 1, 1_000_000),
      customer: wholeNumber("CANCELED_ORDERS_PER_CUSTOMER", 30, 1, 1_000_000),
      address: wholeNumber("CANCELED_ORDERS_PER_ADDRESS", 60, 1, 1_000_000),
    },
    unprovedMails: {
      address: wholeNumber("UNPROVED_MAILS_PER_ADDRESS", 100, 0, 1_000_000),
      person: wholeNumber("UNPROVED_MAILS_PER_PERSON", 10, 0, 1_000_000),
      pair: wholeNumber("UNPROVED_MAILS_PER_PAIR", 3, 0, 1_000_000),
      mailbox: wholeNumber("UNPROVED_MAILS_PER_MAILBOX", 6, 0, 1_000_000),
    },
    provedMails: wholeNumber("PROVED_MAILS_PER_CUSTOMER", 50, 0, 1_000_000),
    orderMailDelaySeconds: wholeNumber("ORDER_MAIL_DELAY", 30, 0, 3600),
    pageFolder: builtPage(text("PAGE_DIR"), problems),
    serviceWorker: flag("SERVICE_WORKER", true),
  };
  if (problems.length > 0) {
    throw new StartError(
      problems.length === 1
        ? `A setting is wrong: ${problems[0]}`
        : `${problems.length} settings are wrong:\n${problems.map((line) => `  - ${line}`).join("\n")}`,
    );
  }
  return settings;
}
