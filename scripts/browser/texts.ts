/** The page's own texts, so that scripts press the same words in every language. */

import arAccount from "@/platform/i18n/locales/ar/account";
import arAddFund from "@/platform/i18n/locales/ar/add-fund";
import arAftercare from "@/platform/i18n/locales/ar/aftercare";
import arApplications from "@/platform/i18n/locales/ar/applications";
import arBasket from "@/platform/i18n/locales/ar/basket";
import arBrowse from "@/platform/i18n/locales/ar/browse";
import arCashback from "@/platform/i18n/locales/ar/cashback";
import arCatalogue from "@/platform/i18n/locales/ar/catalogue";
import arChat from "@/platform/i18n/locales/ar/chat";
import arCheckout from "@/platform/i18n/locales/ar/checkout";
import arFrame from "@/platform/i18n/locales/ar/frame";
import arGuestAccount from "@/platform/i18n/locales/ar/guest-account";
import arInvoice from "@/platform/i18n/locales/ar/invoice";
import arOfflinePayment from "@/platform/i18n/locales/ar/offline-payment";
import arOrdering from "@/platform/i18n/locales/ar/ordering";
import arOrders from "@/platform/i18n/locales/ar/orders";
import arOwnData from "@/platform/i18n/locales/ar/own-data";
import arParcels from "@/platform/i18n/locales/ar/parcels";
import arPasskeys from "@/platform/i18n/locales/ar/passkeys";
import arPayment from "@/platform/i18n/locales/ar/payment";
import arPrescriptions from "@/platform/i18n/locales/ar/prescriptions";
import arPromotions from "@/platform/i18n/locales/ar/promotions";
import arPush from "@/platform/i18n/locales/ar/push";
import arQuote from "@/platform/i18n/locales/ar/quote";
import arReviews from "@/platform/i18n/locales/ar/reviews";
import arShell from "@/platform/i18n/locales/ar/shell";
import arSocial from "@/platform/i18n/locales/ar/social";
import arWishes from "@/platform/i18n/locales/ar/wishes";
import enAccount from "@/platform/i18n/locales/en/account";
import enAddFund from "@/platform/i18n/locales/en/add-fund";
import enAftercare from "@/platform/i18n/locales/en/aftercare";
import enApplications from "@/platform/i18n/locales/en/applications";
import enBasket from "@/platform/i18n/locales/en/basket";
import enBrowse from "@/platform/i18n/locales/en/browse";
import enCashback from "@/platform/i18n/locales/en/cashback";
import enCatalogue from "@/platform/i18n/locales/en/catalogue";
import enChat from "@/platform/i18n/locales/en/chat";
import enCheckout from "@/platform/i18n/locales/en/checkout";
import enFrame from "@/platform/i18n/locales/en/frame";
import enGuestAccount from "@/platform/i18n/locales/en/guest-account";
import enInvoice from "@/platform/i18n/locales/en/invoice";
import enOfflinePayment from "@/platform/i18n/locales/en/offline-payment";
import enOrdering from "@/platform/i18n/locales/en/ordering";
import enOrders from "@/platform/i18n/locales/en/orders";
import enOwnData from "@/platform/i18n/locales/en/own-data";
import enParcels from "@/platform/i18n/locales/en/parcels";
import enPasskeys from "@/platform/i18n/locales/en/passkeys";
import enPayment from "@/platform/i18n/locales/en/payment";
import enPrescriptions from "@/platform/i18n/locales/en/prescriptions";
import enPromotions from "@/platform/i18n/locales/en/promotions";
import enPush from "@/platform/i18n/locales/en/push";
import enQuote from "@/platform/i18n/locales/en/quote";
import enReviews from "@/platform/i18n/locales/en/reviews";
import enShell from "@/platform/i18n/locales/en/shell";
import enSocial from "@/platform/i18n/locales/en/social";
import enWishes from "@/platform/i18n/locales/en/wishes";
import { formatMessage, type TextParameters } from "@/platform/i18n/message-format";
import type { Namespace, TextKey } from "@/platform/i18n/namespaces";

type Texts = { [N in Namespace]: Readonly<Record<TextKey<N>, string>> };

const texts: Record<"en" | "ar", Texts> = {
  en: {
    shell: enShell,
    frame: { ...enShell, ...enFrame },
    catalogue: enCatalogue,
    basket: enBasket,
    browse: enBrowse,
    cashback: enCashback,
    promotions: enPromotions,
    checkout: enCheckout,
    account: enAccount,
    addFund: enAddFund,
    aftercare: enAftercare,
    orders: enOrders,
    parcels: enParcels,
    prescriptions: enPrescriptions,
    ordering: enOrdering,
    push: enPush,
    chat: enChat,
    payment: enPayment,
    invoice: enInvoice,
    offlinePayment: enOfflinePayment,
    reviews: enReviews,
    social: enSocial,
    passkeys: enPasskeys,
    wishes: enWishes,
    quote: enQuote,
    guestAccount: enGuestAccount,
    ownData: enOwnData,
    applications: enApplications,
  },
  ar: {
    shell: arShell,
    frame: { ...arShell, ...arFrame },
    catalogue: arCatalogue,
    basket: arBasket,
    browse: arBrowse,
    cashback: arCashback,
    promotions: arPromotions,
    checkout: arCheckout,
    account: arAccount,
    addFund: arAddFund,
    aftercare: arAftercare,
    orders: arOrders,
    parcels: arParcels,
    prescriptions: arPrescriptions,
    ordering: arOrdering,
    push: arPush,
    chat: arChat,
    payment: arPayment,
    invoice: arInvoice,
    offlinePayment: arOfflinePayment,
    reviews: arReviews,
    social: arSocial,
    passkeys: arPasskeys,
    wishes: arWishes,
    quote: arQuote,
    guestAccount: arGuestAccount,
    ownData: arOwnData,
    applications: arApplications,
  },
};

/** A text of the page in a language. */
export function textOf<N extends Namespace>(
  language: "en" | "ar",
  namespace: N,
  key: TextKey<N>,
  parameters: TextParameters = {},
): string {
  return formatMessage(texts[language][namespace][key], parameters, language);
}

/** A text with `{…}` in it as a pattern that takes anything in their place. */
export function patternOf<N extends Namespace>(language: "en" | "ar", namespace: N, key: TextKey<N>): RegExp {
  const text: string = texts[language][namespace][key];
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`);
}
