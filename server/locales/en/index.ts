import { accountMails } from "./account-mails";
import { applicationMails, applicationRefusals } from "./applications";
import { catalogueRefusals } from "./catalogue-refusals";
import { chat } from "./chat";
import { coreErrors } from "./core-errors";
import { identitySandbox } from "./identity-sandbox";
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
  refusals: { ...refusals, ...applicationRefusals },
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
  /** Mails about an order: to the shop for a new one, to the shopper for it and once it is there. */
  orderMail: {
    newSubject: "New order #{number}",
    newText: "{store} has a new order.",
    type: "Kind",
    types: { delivery: "Delivery", take_away: "Take away", parcel: "Parcel" },
    contact: "Customer",
    address: "Address",
    payment: "Payment",
    payments: {
      cash_on_delivery: "Cash on delivery",
      digital_payment: "Online payment",
      wallet: "Wallet",
      offline_payment: "Offline payment",
    },
    placed: "Placed",
    scheduled: "For",
    note: "Note",
    unavailable: "When something is sold out",
    instruction: "For the courier",
    greeting: "Hello {name},",
    greetingUnnamed: "Hello,",
    confirmation: {
      subject: "Your order #{number} at {store}",
      text: "We have your order. You can follow it in the shop at any time.",
      action: "Follow the order",
    },
    receipt: {
      subject: "Receipt of your order #{number}",
      text: "Your order from {store} was delivered. This is what it cost. Enjoy!",
      action: "See the order",
    },
    sender: "Sender",
    receiver: "Receiver",
    distance: "Distance",
    kilometers: "{kilometers} km",
    items: "Items",
    addOns: "Add-ons",
    photos: "Photos of the prescription",
    agreeUntil: "Please agree until",
    prescription: {
      subject: "We have your prescription, #{number} at {store}",
      text: "The pharmacy looks at your prescription and puts its price together. You are told as soon as it is there, and nothing is bought before you agree.",
      action: "See the order",
    },
    newPrescription: {
      subject: "New prescription #{number}",
      text: "{store} has a new order by prescription. It waits for its lines and prices.",
    },
    priced: {
      subject: "The price of your prescription #{number}: {total}",
      text: "{store} has put your prescription together. Please agree to the price, or cancel the order.",
      action: "Agree or cancel",
    },
    unagreed: {
      subject: "Your prescription #{number} was canceled",
      text: "Nobody agreed to the price of your prescription at {store} in time, so it was canceled. You can send it again at any time.",
      action: "See the order",
    },
    canceled: {
      subject: "Your order #{number} was canceled",
      text: "{store} cannot bring your order.",
      withReason: "{store} cannot bring your order: {reason}",
      nothing: "Nothing was charged.",
      wallet: "{amount} are in your wallet again.",
      gateway: "{amount} go back to where you paid from, which takes a few days.",
      outside: "{store} returns {amount} to you.",
      action: "See the order",
    },
    refunded: {
      subject: "Money back for your order #{number}: {amount}",
      text: "{store} gives money back for your order: {reason}",
      action: "See the order",
    },
    refused: {
      subject: "Your prescription #{number} was declined",
      text: "{store} could not prepare your prescription. {reason}",
      action: "See the order",
    },
    discount: "Discount",
    coupon: "Coupon",
    firstOrder: "First order",
    delivery: "Delivery fee",
    surge: "{percent} more at that time",
    surgeReason: "{percent} more at that time: {reason}",
    free: "Free",
    packaging: "Packaging",
    rounding: "Rounding",
    additional: "Service charge",
    tip: "Tip",
    tax: "Tax",
    taxIncluded: "Tax (included)",
    taxRate: "Tax {rate}",
    taxRateIncluded: "Tax {rate} (included)",
    total: "Total",
  },
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
  /** The mail about an order that nobody has accepted or refused. */
  unanswered: {
    subject: "Order #{number} waits for an answer",
    text: "Nobody has accepted or refused this order at {store} yet. Its customer is waiting.",
    minutes: "Waits for, minutes",
    action: "Open the board",
  },
  /** How typed words are understood. */
  search: {
    /** Words that say nothing about what is looked for. */
    stopWords: "the a an and or of with for in to my me best good",
  },
};

export type Texts = typeof texts;
