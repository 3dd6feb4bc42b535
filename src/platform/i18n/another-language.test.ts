// @vitest-environment jsdom
/** The steps to another language, shown with French and three of its texts. */
import { describe, expect, it } from "vitest";
import { formatAge, formatKilometres } from "@/platform/format";
import { formatDateTime } from "@/platform/format/date";
import { languageAges } from "./ages";
import { languageFormats } from "./formats";
import { direction, type LanguageCode, languages, offeredLanguage } from "./languages";
import { partialLanguages, textLoaders } from "./text-loaders";
import { currentLanguage, preloadTexts, startTexts, translator } from "./texts";

const french = { languageName: "Français", languageCode: "fr", countryCode: "FR" };
const code = french.languageCode as LanguageCode;

(languages as readonly unknown[] as unknown[]).push(french);
languageFormats[code] = { locale: "fr" };
languageAges[code] = { justNow: "à l'instant", minutesAgo: "il y a {count} min" };
textLoaders[code] = {
  account: async () => ({
    default: {
      "auth.signIn": "Connexion",
      "profile.orders": "{count, plural, one {commande} other {commandes}}",
      "auth.cartRemoved": "Retiré : {names}.",
    },
  }),
};
partialLanguages.push(code);

describe("another language", () => {
  it("is one entry in the table; missing texts are in English", async () => {
    expect(offeredLanguage("fr-CA")).toBe("fr");
    await startTexts("fr-FR");
    expect(currentLanguage()).toBe("fr");
    await preloadTexts("account", "orders");
    const account = translator("account");
    expect(account("auth.signIn")).toBe("Connexion");
    expect(account("auth.cartRemoved", { names: "thé" })).toBe("Retiré : thé.");
    expect(account("auth.signUp")).toBe("Sign Up");
    expect(translator("orders")("orders.title" as never)).not.toBe("");
    expect(translator("shell")("nav.home" as never)).not.toBe("");
  });

  it("has its own plural forms, and those of English for English texts", () => {
    const account = translator("account");
    // French counts nothing as one, English as many.
    expect([0, 1, 2].map((count) => account("profile.orders", { count }))).toEqual([
      "commande",
      "commande",
      "commandes",
    ]);
    expect(translator("orders")("orders.items" as never, { count: 0 })).toBeTruthy();
  });

  it("has its own direction and formats, with Latin digits", () => {
    expect(direction("fr")).toBe("ltr");
    const clock = {
      timeZone: () => -new Date("2026-02-04").getTimezoneOffset(),
      hours: "24",
      language: "fr",
    } as const;
    expect(formatDateTime("2026-02-04 21:05:00", clock)).toBe("4 févr., 21:05");
    expect(formatAge(0, 5 * 60_000, "fr")).toBe("il y a 5 min");
    expect(formatAge(0, 5 * 3_600_000, "fr")).toBe("5 h ago");
    expect(formatKilometres(1.24, "fr")).toBe("1.2 km");
  });
});
