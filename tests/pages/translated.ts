/** A page that the browser translates. */
import type { BrowserContext } from "@playwright/test";
import { translate } from "../fixtures/translate-as-browsers";
import { quoted } from "./shopper";

/** Every text of every document is replaced by elements that hold it in brackets, also what comes later. */
export const translateAll = (context: BrowserContext) =>
  context.addInitScript(`
    const translate = ${translate};
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.classList.add("translated-ltr");
      translate(document.body);
      const changes = new MutationObserver(() => {
        translate(document.body);
        changes.takeRecords();
      });
      changes.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  `);

/** A text as it reads on such a page; names that are no texts of the page have no brackets. */
export const translated = (text: string) => new RegExp(`^\\[?${quoted(text)}\\]?$`);
