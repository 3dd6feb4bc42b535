/** The page's texts, in the language of the test. */
import accountAr from "../../src/platform/i18n/locales/ar/account";
import addFundAr from "../../src/platform/i18n/locales/ar/add-fund";
import aftercareAr from "../../src/platform/i18n/locales/ar/aftercare";
import applicationsAr from "../../src/platform/i18n/locales/ar/applications";
import basketAr from "../../src/platform/i18n/locales/ar/basket";
import browseAr from "../../src/platform/i18n/locales/ar/browse";
import cashbackAr from "../../src/platform/i18n/locales/ar/cashback";
import catalogueAr from "../../src/platform/i18n/locales/ar/catalogue";
import chatAr from "../../src/platform/i18n/locales/ar/chat";
import checkoutAr from "../../src/platform/i18n/locales/ar/checkout";
import frameAr from "../../src/platform/i18n/locales/ar/frame";
import guestAccountAr from "../../src/platform/i18n/locales/ar/guest-account";
import invoiceAr from "../../src/platform/i18n/locales/ar/invoice";
import offlinePaymentAr from "../../src/platform/i18n/locales/ar/offline-payment";
import orderingAr from "../../src/platform/i18n/locales/ar/ordering";
import ordersAr from "../../src/platform/i18n/locales/ar/orders";
import ownDataAr from "../../src/platform/i18n/locales/ar/own-data";
import parcelsAr from "../../src/platform/i18n/locales/ar/parcels";
import passkeysAr from "../../src/platform/i18n/locales/ar/passkeys";
import paymentAr from "../../src/platform/i18n/locales/ar/payment";
import prescriptionsAr from "../../src/platform/i18n/locales/ar/prescriptions";
import promotionsAr from "../../src/platform/i18n/locales/ar/promotions";
import pushAr from "../../src/platform/i18n/locales/ar/push";
import reviewsAr from "../../src/platform/i18n/locales/ar/reviews";
import shellAr from "../../src/platform/i18n/locales/ar/shell";
import socialAr from "../../src/platform/i18n/locales/ar/social";
import account from "../../src/platform/i18n/locales/en/account";
import addFund from "../../src/platform/i18n/locales/en/add-fund";
import aftercare from "../../src/platform/i18n/locales/en/aftercare";
import applications from "../../src/platform/i18n/locales/en/applications";
import basket from "../../src/platform/i18n/locales/en/basket";
import browse from "../../src/platform/i18n/locales/en/browse";
import cashback from "../../src/platform/i18n/locales/en/cashback";
import catalogue from "../../src/platform/i18n/locales/en/catalogue";
import chat from "../../src/platform/i18n/locales/en/chat";
import checkout from "../../src/platform/i18n/locales/en/checkout";
import frame from "../../src/platform/i18n/locales/en/frame";
import guestAccount from "../../src/platform/i18n/locales/en/guest-account";
import invoice from "../../src/platform/i18n/locales/en/invoice";
import offlinePayment from "../../src/platform/i18n/locales/en/offline-payment";
import ordering from "../../src/platform/i18n/locales/en/ordering";
import orders from "../../src/platform/i18n/locales/en/orders";
import ownData from "../../src/platform/i18n/locales/en/own-data";
import parcels from "../../src/platform/i18n/locales/en/parcels";
import passkeys from "../../src/platform/i18n/locales/en/passkeys";
import payment from "../../src/platform/i18n/locales/en/payment";
import prescriptions from "../../src/platform/i18n/locales/en/prescriptions";
import promotions from "../../src/platform/i18n/locales/en/promotions";
import push from "../../src/platform/i18n/locales/en/push";
import reviews from "../../src/platform/i18n/locales/en/reviews";
import shell from "../../src/platform/i18n/locales/en/shell";
import social from "../../src/platform/i18n/locales/en/social";
import { formatMessage, type TextParameters } from "../../src/platform/i18n/message-format";

export type Language = "en" | "ar";

// The shell's texts come in two files; to a reader they are one.
const english = {
  shell: { ...shell, ...frame },
  catalogue,
  aftercare,
  basket,
  browse,
  guestAccount,
  cashback,
  promotions,
  checkout,
  orders,
  parcels,
  prescriptions,
  ordering,
  account,
  push,
  chat,
  payment,
  invoice,
  offlinePayment,
  addFund,
  reviews,
  social,
  passkeys,
  ownData,
  applications,
} as const;
const arabic = {
  shell: { ...shellAr, ...frameAr },
  catalogue: catalogueAr,
  aftercare: aftercareAr,
  basket: basketAr,
  browse: browseAr,
  guestAccount: guestAccountAr,
  cashback: cashbackAr,
  promotions: promotionsAr,
  checkout: checkoutAr,
  orders: ordersAr,
  parcels: parcelsAr,
  prescriptions: prescriptionsAr,
  ordering: orderingAr,
  account: accountAr,
  push: pushAr,
  chat: chatAr,
  payment: paymentAr,
  invoice: invoiceAr,
  offlinePayment: offlinePaymentAr,
  addFund: addFundAr,
  reviews: reviewsAr,
  social: socialAr,
  passkeys: passkeysAr,
  ownData: ownDataAr,
  applications: applicationsAr,
} as const;

type Part = keyof typeof english;
export type Words = <P extends Part>(
  part: P,
  key: keyof (typeof english)[P] & string,
  parameters?: TextParameters,
) => string;

/** The texts of a language: `words("ar")("shell", "nav.menu")`. */
export const words =
  (language: Language): Words =>
  (part, key, parameters = {}) => {
    const texts: Readonly<Record<string, string>> = (language === "ar" ? arabic : english)[part];
    const text = texts[key];
    if (text === undefined) throw new Error(`There is no text ${part} ${key} in ${language}.`);
    return formatMessage(text, parameters, language);
  };

export const en = words("en");
