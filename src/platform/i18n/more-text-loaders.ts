/** Where the texts of pages and dialogs behind the shop windows are: nothing of a first screen names them. */
import type { LanguageCode } from "./languages";
import type { Namespace } from "./namespaces";
import type { TextLoaders, Texts } from "./text-file";

export const moreTextLoaders: Partial<Record<LanguageCode, TextLoaders>> = {
  en: {
    cashback: () => import("./locales/en/cashback"),
    chat: () => import("./locales/en/chat"),
    account: () => import("./locales/en/account"),
    addFund: () => import("./locales/en/add-fund"),
    invoice: () => import("./locales/en/invoice"),
    orders: () => import("./locales/en/orders"),
    parcels: () => import("./locales/en/parcels"),
    prescriptions: () => import("./locales/en/prescriptions"),
    aftercare: () => import("./locales/en/aftercare"),
    ordering: () => import("./locales/en/ordering"),
    push: () => import("./locales/en/push"),
    quote: () => import("./locales/en/quote"),
    payment: () => import("./locales/en/payment"),
    offlinePayment: () => import("./locales/en/offline-payment"),
    reviews: () => import("./locales/en/reviews"),
    wishes: () => import("./locales/en/wishes"),
    social: () => import("./locales/en/social"),
    passkeys: () => import("./locales/en/passkeys"),
    guestAccount: () => import("./locales/en/guest-account"),
    ownData: () => import("./locales/en/own-data"),
    applications: () => import("./locales/en/applications"),
  },
  ar: {
    cashback: () => import("./locales/ar/cashback"),
    chat: () => import("./locales/ar/chat"),
    account: () => import("./locales/ar/account"),
    addFund: () => import("./locales/ar/add-fund"),
    invoice: () => import("./locales/ar/invoice"),
    orders: () => import("./locales/ar/orders"),
    parcels: () => import("./locales/ar/parcels"),
    prescriptions: () => import("./locales/ar/prescriptions"),
    aftercare: () => import("./locales/ar/aftercare"),
    ordering: () => import("./locales/ar/ordering"),
    push: () => import("./locales/ar/push"),
    quote: () => import("./locales/ar/quote"),
    payment: () => import("./locales/ar/payment"),
    offlinePayment: () => import("./locales/ar/offline-payment"),
    reviews: () => import("./locales/ar/reviews"),
    wishes: () => import("./locales/ar/wishes"),
    social: () => import("./locales/ar/social"),
    passkeys: () => import("./locales/ar/passkeys"),
    guestAccount: () => import("./locales/ar/guest-account"),
    ownData: () => import("./locales/ar/own-data"),
    applications: () => import("./locales/ar/applications"),
  },
};

/** How a namespace is loaded that the first script does not name; a language that the shop brought has all of them in one file. */
export function moreLoaderOf(
  namespace: Namespace,
  languageCode: LanguageCode,
): (() => Promise<{ default: Texts }>) | undefined {
  const loaders = moreTextLoaders[languageCode];
  if (loaders) return loaders[namespace];
  return async () => ({
    default: await (await import("./brought-texts")).loadBroughtTexts(namespace, languageCode),
  });
}
