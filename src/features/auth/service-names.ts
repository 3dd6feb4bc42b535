import type { SocialMedium } from "./sign-in-layout";

/** The services' own names, the same in every language. */
export const serviceNames: Record<SocialMedium, string> = {
  google: "Google",
  facebook: "Facebook",
  apple: "Apple",
};
