/** Whether the pages that a shop owes its shoppers are written. */
import { defaultLanguage } from "../../locales";
import { type PolicyPage, readPolicy } from "../pages/policies";
import type { Check } from "./diagnosis";

/** Laws ask for both of whoever sells and keeps addresses. */
const owed: Readonly<Partial<Record<PolicyPage, string>>> = {
  "terms-and-conditions": "terms",
  "privacy-policy": "privacy",
};

export const checkPages: Check = async ({ database }) => {
  const missing: [page: string, name: string][] = [];
  for (const [page, name] of Object.entries(owed)) {
    // Readers of other languages get the English text where theirs is not written.
    const text = await readPolicy(database, page as PolicyPage, defaultLanguage);
    if (text.trim() === "") missing.push([page, name]);
  }
  if (missing.length === 0) return { state: "ok", title: "Pages: terms and privacy are written." };
  const files = missing.map(([page]) => `policies/${page}.${defaultLanguage}.html`);
  return {
    state: "yellow",
    title: `Pages: nothing is written about ${missing.map(([, name]) => name).join(" and ")}, which laws ask of a shop.`,
    mend: `Write ${files.join(" and ")} in the shop's folder, and import it.`,
  };
};
