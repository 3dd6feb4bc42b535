/**
 * Every key of local storage but those of `screen-snapshots.ts`. The first eleven are named by the specification, so an
 * installed shopper's values are found again; the rest are our own.
 */
export const storageKeys = {
  token: "token",
  guestId: "guest_id",
  zoneId: "zoneid",
  module: "module",
  location: "location",
  currentLatLng: "currentLatLng",
  language: "language-setting",
  country: "country",
  /** Identifier of 'Remember me'; never a password. */
  rememberedSignIn: "userDatafor",
  /** Direction, theme and data saver. */
  settings: "settings",
  searchedValues: "searchedValues",

  /** Key of the account whose data is shown: customer, guest or neither. */
  account: "doorstep.account",
  /** Which keys of accounts are one person's. */
  accountKeys: "doorstep.account-keys",
  cart: "doorstep.cart",
  zoneData: "doorstep.zone-data",
  /** Places in other zones that were chosen before. */
  previousPlaces: "doorstep.places-before",
  /** Language and zone in which there were several modules to switch between. */
  switchable: "doorstep.switchable",
  /** Boot tier of the query cache. */
  boot: "doorstep.boot",
  /** Set once the library tier has stored a response. */
  libraryInUse: "doorstep.library",
  /** The shell's texts in a language other than English, for the first render. */
  shellTexts: "doorstep.shell-texts",
  /** Codes of the shop's languages, its own first, for documents that do not name them. */
  shopLanguages: "doorstep.languages",
  /** Rises with every sign-out; rows of the outbox carry it. */
  epoch: "doorstep.epoch",
  /** A sign-out that has begun and not ended: whose it is and why. */
  unfinishedSignOut: "doorstep.leaving",
  /** A guest's one address and contact. */
  guestContact: "doorstep.guest-contact",
  /** Idempotency keys of money that was asked to move, until the shop has answered. */
  unanswered: "doorstep.unanswered",
  /** Where codes went that were not typed yet. */
  pendingCodes: "doorstep.codes",
  /** Points whose exchange was not answered. */
  lostPoints: "doorstep.lost-points",
  /** The checkout's draft, not ordered yet. */
  checkoutDraft: "doorstep.checkout-draft",
  /** How the last order was paid. */
  lastPayment: "doorstep.last-paid",
  /** The draft of an order by prescription, not sent yet. */
  prescriptionDraft: "doorstep.prescription",
  /** Items ordered by themselves, beside the cart. */
  buyNow: "doorstep.buy-now",
  /** The draft of a parcel, not ordered yet. */
  parcelDraft: "doorstep.parcel-draft",
  /** Drafts of the applications of stores and delivery people. */
  applicationDrafts: "doorstep.application-drafts",
  /** Orders that a guest placed on this device. */
  guestOrders: "doorstep.guest-orders",
  /** Items and stores that were opened on this device. */
  recentlyViewed: "doorstep.recently-viewed",
  /** The code of a friend's invitation that was opened here. */
  referralCode: "doorstep.referral-code",
  /** Which notifications were read here. */
  notificationsRead: "doorstep.read",
  /** The account that is to be welcomed. */
  welcome: "doorstep.welcome",
  /** The words on cookies that were accepted. */
  cookieNote: "doorstep.cookies",
  /** How often the values of `backedUpKeys` were written, see `local-storage-backup.ts`. */
  backupCount: "doorstep.backup-count",
  installHint: "doorstep.install-hint",
  pushHint: "doorstep.push-hint",
} as const;

/** Keys of the tab's session storage. */
export const sessionKeys = {
  /** A toast to be shown after a reload. */
  toastAfterReload: "doorstep.toast-after-reload",
  /** Text typed when a session ended. */
  typedText: "doorstep.typed",
  /** The boot script let the worker fetch missing files again, and reloaded. */
  mended: "doorstep.mended",
  /** The running order whose bar was closed. */
  hiddenOrder: "doorstep.hidden-order",
  /** Where the pages of this tab's history were left. */
  scroll: "doorstep.scroll",
} as const;
