/** Where the texts of each language are: one file a namespace. A language may lack some; English is shown for those. */
import type { LanguageCode } from "./languages";
import shellEnglish from "./locales/en/shell";
import type { Namespace } from "./namespaces";

export type Texts = Readonly<Record<string, string>>;
export type TextLoaders = Partial<Record<Namespace, () => Promise<{ default: Texts }>>>;

export const textLoaders: Record<LanguageCode, TextLoaders> = {
  en: {
    shell: async () => ({ default: shellEnglish }),
    frame: () => import("./locales/en/frame"),
    catalogue: () => import("./locales/en/catalogue"),
    basket: () => import("./locales/en/basket"),
    browse: () => import("./locales/en/browse"),
    cashback: () => import("./locales/en/cashback"),
    promotions: () => import("./locales/en/promotions"),
    chat: () => import("./locales/en/chat"),
    checkout: () => import("./locales/en/checkout"),
    account: () => import("./locales/en/account"),
    addFund: () => import("./locales/en/add-fund"),
    invoice: () => import("./locales/en/invoice"),
    orders: () => import("./locales/en/orders"),
    parcels: () => import("./locales/en/parcels"),
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
    shell: () => import("./locales/ar/shell"),
    frame: () => import("./locales/ar/frame"),
    catalogue: () => import("./locales/ar/catalogue"),
    basket: () => import("./locales/ar/basket"),
    browse: () => import("./locales/ar/browse"),
    cashback: () => import("./locales/ar/cashback"),
    promotions: () => import("./locales/ar/promotions"),
    chat: () => import("./locales/ar/chat"),
    checkout: () => import("./locales/ar/checkout"),
    account: () => import("./locales/ar/account"),
    addFund: () => import("./locales/ar/add-fund"),
    invoice: () => import("./locales/ar/invoice"),
    orders: () => import("./locales/ar/orders"),
    parcels: () => import("./locales/ar/parcels"),
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

/** Languages that lack some texts: English is loaded beside them. */
export const partialLanguages: LanguageCode[] = [];
