// @vitest-environment jsdom
/** A language that the shop brought, shown with French and a few of its texts. */
import { describe, expect, it } from "vitest";
import { formatAge, formatKilometres } from "@/platform/format";
import { formatDateTime } from "@/platform/format/date";
import { setBroughtTexts } from "./brought-texts";
import { direction, type LanguageCode, languages, offeredLanguage } from "./languages";
import { currentLanguage, preloadTexts, startTexts, translator } from "./texts";

const code = "fr" as LanguageCode;
languages.push({ languageName: "Français", languageCode: code, direction: "ltr" });
setBroughtTexts(code, {
  ages: { justNow: "à l'instant", minutesAgo: "il y a {count} min" },
  formats: { metres: "{value} mètres" },
  account: {
    "auth.signIn": "Connexion",
    "profile.orders": "{count, plural, one {commande} other {commandes}}",
    "auth.cartRemoved": "Retiré : {names}.",
  },
});

describe("another language", () => {
  it("is in the table of languages; missing texts are in English", async () => {
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
