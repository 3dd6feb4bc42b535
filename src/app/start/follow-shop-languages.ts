/** The shop's languages, remembered for documents that do not name them: those of the worker and of a CDN. */
import type { QueryClient } from "@tanstack/react-query";
import type { Config } from "@/contract";
import { baseLanguage } from "@/domain/visitor-language";
import { configQuery } from "@/features/configuration";
import { currentLanguage } from "@/platform/i18n";
import { languageForVisitor } from "@/platform/i18n/language-for-visitor";
import { localValues } from "@/platform/storage/local-values";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";

/** Codes without regions, the shop's own first. */
export function shopLanguages(rows: Config["sys_language"]): string[] {
  const own = rows.find((row) => row.default) ?? rows[0];
  return [...new Set((own ? [own, ...rows] : []).map(({ key }) => baseLanguage(key)))];
}

/**
 * Remembers them with every config. A first visit from a document that did not name them is loaded once more, if it turns out
 * to have begun in another language than the visitor's: not once they have pressed or chosen something, and not where
 * nothing can be remembered. `reload` is a parameter for tests only.
 */
export function followShopLanguages(
  queryClient: QueryClient,
  reload: () => void = () => location.reload(),
): void {
  const { queryKey } = configQuery(currentLanguage());
  const remember = () => {
    const rows = queryClient.getQueryData(queryKey)?.data.sys_language ?? [];
    const codes = shopLanguages(rows).join(" ");
    const before = safeStorage.getItem(storageKeys.shopLanguages);
    if (codes === "" || codes === before) return;
    safeStorage.setItem(storageKeys.shopLanguages, codes);
    const isFirst = before === null && localValues.language.read() === null;
    const isOther = languageForVisitor(navigator.languages, codes.split(" ")) !== currentLanguage();
    if (isFirst && isOther && !navigator.userActivation?.hasBeenActive && isRemembered(codes)) reload();
  };
  remember();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success" && event.query.queryKey[0] === "config")
      remember();
  });
}

/** Not in memory alone: a reload would forget it and follow again. */
function isRemembered(codes: string): boolean {
  try {
    return localStorage.getItem(storageKeys.shopLanguages) === codes;
  } catch {
    return false;
  }
}
