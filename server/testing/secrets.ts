/** A real shop whose every key and password is a secret that can be looked for in its log. */
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { RepeatingServices } from "./repeating-services";

/** Letters in a row of a secret that are no chance. */
const recognisable = 10;
export const secrets = new Map<string, string>();
/** Remembers a secret that the log is searched for; without a value it makes one. */
export function secret(name: string, value = randomBytes(24).toString("hex")): string {
  secrets.set(name, value);
  return value;
}
/** Names of the secrets of which a piece stands in a text, as they are, in an address or in base64. */
export function standingIn(text: string): string[] {
  const isIn = (value: string) => {
    const size = Math.min(recognisable, value.length);
    for (let at = 0; at + size <= value.length; at += 1)
      if (text.includes(value.slice(at, at + size))) return true;
    return false;
  };
  const forms = (value: string) => [
    value,
    encodeURIComponent(value),
    Buffer.from(value).toString("base64").replace(/=+$/, ""),
  ];
  return [...secrets].filter(([, value]) => forms(value).some(isIn)).map(([name]) => name);
}

/** Settings of a server at LOG_LEVEL=trace that uses the services for everything that it sends. `folder` holds its data. */
export function secretSettings(folder: string, services: RepeatingServices): Record<string, string> {
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const appleKey = generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  }).privateKey;
  // The first line of each kind of key is the same for all.
  secret("the key of the service account", privateKey.split("\n")[3]);
  secret("Apple's key", appleKey.split("\n")[2]);
  const { host, port } = services.mail;
  return {
    PORT: "0",
    PUBLIC_URL: "http://localhost:8080",
    DATA_DIR: folder,
    LOG_LEVEL: "trace",
    NODE_OPTIONS: `--import ${fileURLToPath(new URL("this-machine-only.mjs", import.meta.url))}`,
    SMTP_URL: `smtp://shop:${secret("the password of the mail server")}@${host}:${port}`,
    MAIL_FROM: "shop@shop.test",
    TWILIO_URL: services.http,
    TWILIO_ACCOUNT_SID: secret("the account for SMS"),
    TWILIO_AUTH_TOKEN: secret("the token for SMS"),
    TWILIO_FROM: "+12025550000",
    GOOGLE_MAPS_KEY: secret("the key of the maps"),
    GOOGLE_MAPS_URL: services.http,
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
      project_id: "shop-test",
      client_email: "push@shop-test.test",
      private_key: privateKey,
      token_uri: services.http.replace("http:", "https:"),
    }),
    FIREBASE_API_KEY: secret("Firebase's key for phones"),
    FIREBASE_PROJECT_ID: "shop-test",
    GOOGLE_CLIENT_ID: "client.test",
    GOOGLE_CLIENT_SECRET: secret("Google's secret"),
    FACEBOOK_APP_ID: "4242",
    FACEBOOK_APP_SECRET: secret("Facebook's secret"),
    APPLE_CLIENT_ID: "shop.test",
    APPLE_TEAM_ID: "TEAM",
    APPLE_KEY_ID: "KEY",
    APPLE_PRIVATE_KEY: appleKey,
    STRIPE_SECRET_KEY: `sk_test_${secret("Stripe's key")}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret("the secret of Stripe's messages")}`,
    STRIPE_API_URL: services.http,
    SHOP_API_KEY: secret("the key of the shop's own system"),
    WEBHOOK_URL: `${services.http}/${secret("the address of the shop's own system")}`,
    WEBHOOK_SECRET: `whsec_${secret("the secret of its messages", randomBytes(32).toString("base64"))}`,
    WEBHOOK_ALLOW_LOCAL: "1",
    PUSH_HOSTS: "push.shop.test",
    PUSH_RELAY: services.http.replace("http://", ""),
  };
}
