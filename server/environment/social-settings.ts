/** Settings of the services that people may sign in with. */
import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import type { ReadText } from "./setting-values";

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
}

export interface AppleSettings {
  /** The id of the service, not of the app. */
  clientId: string;
  teamId: string;
  keyId: string;
  /** PEM (PKCS #8). */
  privateKey: string;
}

export interface FacebookSettings {
  appId: string;
  appSecret: string;
  /** https://graph.facebook.com */
  graphUrl: string;
}

export interface SocialSettings {
  google: GoogleSettings | null;
  facebook: FacebookSettings | null;
  apple: AppleSettings | null;
}

/** The values of settings that belong together; null when none is set. Reports a half set; values are not repeated. */
function together<Name extends string>(
  text: ReadText,
  names: readonly Name[],
  problems: string[],
): Record<Name, string> | null {
  const values = names.map((name) => [name, text(name)] as const);
  if (values.every(([, value]) => value === null)) return null;
  if (values.some(([, value]) => value === null)) {
    problems.push(`${names.join(", ")} must be set together.`);
    return null;
  }
  return Object.fromEntries(values) as Record<Name, string>;
}

/** PEM, or the path of its file. */
function applePrivateKey(value: string, problems: string[]): string {
  try {
    const pem = value.startsWith("-----") ? value.replaceAll("\\n", "\n") : readFileSync(value, "utf8");
    if (createPrivateKey(pem).asymmetricKeyType === "ec") return pem;
    problems.push("APPLE_PRIVATE_KEY must be a key of the kind EC.");
  } catch {
    problems.push("APPLE_PRIVATE_KEY must be a private key as PEM, or the path of its file.");
  }
  return "";
}

export function socialSettings(text: ReadText, problems: string[]): SocialSettings {
  const google = together(text, ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"], problems);
  const facebook = together(text, ["FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET"], problems);
  const apple = together(
    text,
    ["APPLE_CLIENT_ID", "APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"],
    problems,
  );
  return {
    google: google && { clientId: google.GOOGLE_CLIENT_ID, clientSecret: google.GOOGLE_CLIENT_SECRET },
    facebook: facebook && {
      appId: facebook.FACEBOOK_APP_ID,
      appSecret: facebook.FACEBOOK_APP_SECRET,
      graphUrl: "https://graph.facebook.com",
    },
    apple: apple && {
      clientId: apple.APPLE_CLIENT_ID,
      teamId: apple.APPLE_TEAM_ID,
      keyId: apple.APPLE_KEY_ID,
      privateKey: applePrivateKey(apple.APPLE_PRIVATE_KEY, problems),
    },
  };
}
