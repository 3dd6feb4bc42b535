import { accountMails } from "./account-mails";
import { accountRefusals } from "./account-refusals";
import { applicationMails, applicationRefusals } from "./applications";
import { catalogueRefusals } from "./catalogue-refusals";
import { chat } from "./chat";
import { coreErrors } from "./core-errors";
import { identitySandbox } from "./identity-sandbox";
import { orderMail, unanswered } from "./order-mails";
import { payment } from "./payment";
import { refusals } from "./refusals";
import { tickets } from "./tickets";

export const texts = {
  languageName: "English",
  direction: "ltr" as "ltr" | "rtl",
  /** og:locale of documents. */
  openGraphLocale: "en_US",
  /** How days and times are written in mails. */
  dates: { dateLocale: "en-GB", comma: ",", morning: "AM", afternoon: "PM" },
  /** Credit for looked-up places, which their licence asks for. */
  openStreetMapCredit: "© OpenStreetMap contributors",
  chat,
  tickets,
  coreErrors,
  refusals: { ...accountRefusals, ...refusals, ...applicationRefusals },
  applicationMails,
  catalogueRefusals,
  accountMails,
  identitySandbox,
  payment,
  /** Errors of one field of a request. */
  fieldErrors: {
    required: "The {field} field is required.",
    invalid: "The {field} field is not valid.",
    short: "The {field} field must have at least {limit} characters.",
    long: "The {field} field must not be longer than {limit} characters.",
    small: "The {field} field must be at least {limit}.",
    large: "The {field} field must not be more than {limit}.",
  },
  /** Messages of successful calls. */
  messages: {
    address_updated: "Address updated",
    address_saved: "Address saved",
    address_deleted: "Address deleted",
    guest_created: "Guest created",
    signed_out: "Signed out",
    code_sent: "A code is on its way.",
    email_verified: "Your e-mail address is verified.",
    code_right: "The code is right.",
    password_changed: "Password changed",
    device_signed_out: "The device is signed out.",
    devices_signed_out: "All other devices are signed out.",
    passkey_added: "The passkey is ready.",
    passkey_removed: "The passkey is removed.",
    interests_saved: "Your interests are saved.",
    plan_saved: "Your plan is saved.",
    application_sent: "Your application was sent. We will get back to you.",
    profile_saved: "Updated successfully.",
    order_placed: "Order placed successfully",
    points_transferred: "Point to wallet transfer successfully.",
    order_canceled: "Order canceled successfully",
    order_paid: "The order is paid",
    payment_updated: "Payment method updated",
    refund_requested: "Your request for a refund was sent.",
    review_saved: "Thank you for your review.",
    device_saved: "Device saved",
    push_on: "Notifications are on",
    push_saved: "Saved",
    push_off: "Notifications are off",
    wish_added: "Added to your wishlist",
    wish_removed: "Removed from your wishlist",
    newsletter_subscribed: "You are subscribed.",
  },
  /** Titles of pushes about an order. */
  orderStatusTitles: {
    pending: "Your order is placed",
    confirmed: "Your order is confirmed",
    accepted: "A delivery person has your order",
    processing: "Your order is being prepared",
    handover: "Your order is ready",
    picked_up: "Your order is on its way",
    delivered: "Your order is there. Enjoy!",
    canceled: "Your order was canceled",
    failed: "Your order failed",
    refund_requested: "We have your request for a refund",
    refund_request_canceled: "Your refund was declined",
    refunded: "Your order was refunded",
    returned: "Your order was returned",
  },
  /** Titles of pushes about the price of a prescription. */
  prescriptionTitles: {
    priced: "Your prescription has its price. Please agree.",
    unagreed: "Your prescription was canceled: nobody agreed to its price in time",
  },
  /** The name of a line that a pharmacy gives instead of what was prescribed. */
  substitute: "{name} (instead of \u2068{prescribed}\u2069)",
  orderNumber: "Order #{number}",
  /** In the place of the number of an order that is not the reader's. */
  orderWithoutNumber: "An earlier order",
  /** The push to somebody whose delivered order brought cashback. `amount` has its currency. */
  cashbackEarned: {
    title: "Cashback",
    body: "{amount} for order #{number} came into your wallet.",
  },
  /** The push to somebody whose friend's first order was delivered. */
  referralReward: {
    title: "Thank you for inviting a friend",
    body: "Your friend's first order was delivered, and your reward is in your wallet.",
  },
  orderMail,
  /** Where the operator set none. */
  refundReasons: [
    "Something was missing",
    "The wrong item was delivered",
    "The item was damaged or spoiled",
    "The order came too late",
  ],
  parcelInstructions: ["Call when you arrive", "Leave it at the door", "Handle with care"],
  /** What the shop says of itself by the kinds of things that it has. */
  shopWords: {
    things: {
      food: "food",
      grocery: "groceries",
      pharmacy: "medicine",
      ecommerce: "shops",
      parcel: "parcels",
    },
    /** While it has none. */
    nothing: "Good things",
    subTitle: "{list} from the places around the corner.",
    description: "{list} from the places near you, delivered to your door.",
    short: "{list}, delivered to your door. Works offline.",
    site: "{list} near you, delivered to your door by {shop}.",
  },
  /** Titles and descriptions for search engines and link previews. */
  pageHead: {
    title: "Everything you need, at your door",
    item: "{name} from {place}. Order it with {shop}, delivered to your door.",
    store: "Order from {name}, {place}, with {shop}: delivered to your door.",
    category: "{name} from the places near you, delivered to your door by {shop}.",
    campaign: "{name} with {shop}: see which places near you take part.",
  },
  /** What the people of the shop's board hear while it is closed. */
  boardPush: {
    title: "New order #{number}",
    body: "Items: {pieces} · {total}",
    parcel: "Parcel · {total}",
    answered: "Order #{number} waits no more",
  },
  courierPush: {
    offered: "Will you bring order #{number}?",
    assigned: "Order #{number} is yours to bring",
    accepted: "You bring order #{number}",
    over: "Order #{number} waits for your answer no more",
    taken: "Order #{number} is no longer yours to bring",
    canceled: "Order #{number} was canceled",
    parcel: "Parcel",
  },
  unanswered,
  /** How typed words are understood. */
  search: {
    /** Words that say nothing about what is looked for. */
    stopWords: "the a an and or of with for in to my me best good",
  },
};

export type Texts = typeof texts;
