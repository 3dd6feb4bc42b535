/** Every English text of the page, of its documents, its worker and its manifest: what a language that a shop brings may translate. */
import account from "./locales/en/account";
import addFund from "./locales/en/add-fund";
import aftercare from "./locales/en/aftercare";
import ages from "./locales/en/ages";
import applications from "./locales/en/applications";
import basket from "./locales/en/basket";
import browse from "./locales/en/browse";
import cashback from "./locales/en/cashback";
import catalogue from "./locales/en/catalogue";
import chat from "./locales/en/chat";
import checkout from "./locales/en/checkout";
import documentTexts from "./locales/en/document";
import firstScreen from "./locales/en/first-screen";
import formats from "./locales/en/formats";
import frame from "./locales/en/frame";
import guestAccount from "./locales/en/guest-account";
import invoice from "./locales/en/invoice";
import manifest from "./locales/en/manifest";
import offlinePayment from "./locales/en/offline-payment";
import ordering from "./locales/en/ordering";
import orders from "./locales/en/orders";
import ownData from "./locales/en/own-data";
import parcels from "./locales/en/parcels";
import passkeys from "./locales/en/passkeys";
import payment from "./locales/en/payment";
import prescriptions from "./locales/en/prescriptions";
import promotions from "./locales/en/promotions";
import push from "./locales/en/push";
import quote from "./locales/en/quote";
import reviews from "./locales/en/reviews";
import shell from "./locales/en/shell";
import social from "./locales/en/social";
import units from "./locales/en/units";
import wishes from "./locales/en/wishes";
import worker from "./locales/en/worker";

/** Names of units as one text each; they stand among the formats, which a page has before it shows an item. */
const namesOfUnits = Object.fromEntries(
  Object.entries(units).map(([unit, names]) => [`unit.${unit}`, names.join("|")]),
);

export const englishTexts = {
  account,
  addFund,
  aftercare,
  ages,
  applications,
  basket,
  browse,
  cashback,
  catalogue,
  chat,
  checkout,
  document: documentTexts,
  firstScreen,
  formats: { ...formats, ...namesOfUnits },
  frame,
  guestAccount,
  invoice,
  manifest,
  offlinePayment,
  ordering,
  orders,
  ownData,
  parcels,
  passkeys,
  payment,
  prescriptions,
  promotions,
  push,
  quote,
  reviews,
  shell,
  social,
  wishes,
  worker,
};
