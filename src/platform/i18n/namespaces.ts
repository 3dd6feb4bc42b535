import type account from "./locales/en/account";
import type addFund from "./locales/en/add-fund";
import type aftercare from "./locales/en/aftercare";
import type applications from "./locales/en/applications";
import type basket from "./locales/en/basket";
import type browse from "./locales/en/browse";
import type cashback from "./locales/en/cashback";
import type catalogue from "./locales/en/catalogue";
import type chat from "./locales/en/chat";
import type checkout from "./locales/en/checkout";
import type frame from "./locales/en/frame";
import type guestAccount from "./locales/en/guest-account";
import type invoice from "./locales/en/invoice";
import type offlinePayment from "./locales/en/offline-payment";
import type ordering from "./locales/en/ordering";
import type orders from "./locales/en/orders";
import type ownData from "./locales/en/own-data";
import type parcels from "./locales/en/parcels";
import type passkeys from "./locales/en/passkeys";
import type payment from "./locales/en/payment";
import type prescriptions from "./locales/en/prescriptions";
import type promotions from "./locales/en/promotions";
import type push from "./locales/en/push";
import type quote from "./locales/en/quote";
import type reviews from "./locales/en/reviews";
import type shell from "./locales/en/shell";
import type social from "./locales/en/social";
import type wishes from "./locales/en/wishes";

/** English is the list of keys; other languages must have the same. */
export interface Namespaces {
  shell: typeof shell;
  frame: typeof frame;
  catalogue: typeof catalogue;
  basket: typeof basket;
  browse: typeof browse;
  cashback: typeof cashback;
  promotions: typeof promotions;
  chat: typeof chat;
  checkout: typeof checkout;
  account: typeof account;
  addFund: typeof addFund;
  aftercare: typeof aftercare;
  invoice: typeof invoice;
  orders: typeof orders;
  parcels: typeof parcels;
  prescriptions: typeof prescriptions;
  ordering: typeof ordering;
  push: typeof push;
  quote: typeof quote;
  payment: typeof payment;
  offlinePayment: typeof offlinePayment;
  reviews: typeof reviews;
  wishes: typeof wishes;
  social: typeof social;
  passkeys: typeof passkeys;
  guestAccount: typeof guestAccount;
  ownData: typeof ownData;
  applications: typeof applications;
}

export type Namespace = keyof Namespaces;
/** `t` of the frame also knows the keys of the shell. */
export type TextKey<N extends Namespace> =
  | keyof Namespaces[N]
  | (N extends "frame" ? keyof Namespaces["shell"] : never);

/** A translation file of another language: a text for every English key. */
export type Translation<N extends Namespace> = Readonly<Record<keyof Namespaces[N], string>>;
