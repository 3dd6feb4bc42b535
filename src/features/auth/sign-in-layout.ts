/** Which ways of signing in the operator offers. */
import type { Config } from "@/contract";

export type SignInLayout =
  | "all"
  | "otp_manual"
  | "otp_social"
  | "manual_social"
  | "otp"
  | "manual"
  | "social";

type Switches = Pick<Config, "centralize_login" | "social_login" | "apple_login">;

/** The specification's name of the layout; by password when nothing is switched on. */
export function signInLayout(config: Pick<Config, "centralize_login"> | undefined): SignInLayout {
  const login = config?.centralize_login;
  const otp = login?.otp_login_status === 1;
  const manual = login?.manual_login_status === 1;
  const social = login?.social_login_status === 1;
  if (otp && manual && social) return "all";
  if (otp && manual) return "otp_manual";
  if (otp && social) return "otp_social";
  if (manual && social) return "manual_social";
  if (otp) return "otp";
  return social ? "social" : "manual";
}

/** The parts of a layout, in the order in which they are shown. */
export function signInParts(layout: SignInLayout): readonly ("manual" | "otp" | "social")[] {
  if (layout === "all") return ["manual", "otp", "social"];
  return (["manual", "otp", "social"] as const).filter((part) => layout.split("_").includes(part));
}

export type SocialMedium = "google" | "facebook" | "apple";

/** A service's entry in the config; null for one that is missing or switched off. */
export function providerOf(config: Switches | undefined, medium: SocialMedium) {
  const all = [...(config?.social_login ?? []), ...(config?.apple_login ?? [])];
  return all.find((entry) => entry.login_medium === medium && entry.status) ?? null;
}

/** Services that are on both by their switch and in their own list. */
export function socialMedia(config: Switches | undefined): SocialMedium[] {
  if (!config) return [];
  const { centralize_login: login } = config;
  const listed = (list: readonly { login_medium: string; status: boolean }[], medium: string) =>
    list.some((entry) => entry.login_medium === medium && entry.status);
  const media: [SocialMedium, boolean][] = [
    ["google", login.google_login_status === 1 && listed(config.social_login, "google")],
    ["facebook", login.facebook_login_status === 1 && listed(config.social_login, "facebook")],
    ["apple", login.apple_login_status === 1 && listed(config.apple_login, "apple")],
  ];
  return media.flatMap(([medium, on]) => (on ? [medium] : []));
}
