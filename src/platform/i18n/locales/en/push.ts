/** Texts of push messages on this device. Exact wording where the specification gives it. */
const push = {
  "push.newMessage": "You have a new message",
  "push.open": "Open",

  "offer.title": "Shall we tell you how it goes?",
  "offer.text":
    "You get a message when your order is confirmed, on its way and there, also with the app closed.",
  "offer.accept": "Yes, tell me",
  "offer.later": "Not now",
  "offer.done": "You will be told on this device.",

  "settings.title": "Notifications",
  "settings.text": "On this device, also with the app closed.",
  "settings.turnOn": "Turn on notifications",
  "settings.turnOff": "Turn off on this device",

  "history.loadFailed": "Your notifications could not be loaded",
  "history.none": "Nothing yet",
  "history.noneText": "Every step of your orders, and news of the shop, will be listed here for 60 days.",
  "history.settings": "Notification settings",
  "history.allRead": "You have read everything.",
  "history.unread": "{count} not read",
  "history.markAll": "Mark all as read",
  "history.isUnread": "Not read",
  "history.today": "Today",
  "history.yesterday": "Yesterday",
  "history.earlier": "Earlier",

  "state.denied":
    "Notifications are blocked for this site. To allow them, open the site settings of your browser (the sign beside the address) and set notifications to allowed, then come back.",
  "state.unsupported": "This browser cannot show notifications.",
  "state.install-first":
    "On this phone notifications work once the app is on the home screen: tap Share, then “Add to Home Screen”, and open it from there.",
  "state.unavailable": "This shop cannot send notifications to this browser.",
  "state.failed": "That did not work. Please try again when you have a connection.",
  "state.waiting": "Saved on this device. The shop is told as soon as there is a connection.",

  "kind.orders": "Orders",
  "kind.ordersHint": "Every step of an order that is under way",
  "kind.chat": "Messages",
  "kind.chatHint": "From the shop and the delivery person",
  "kind.offers": "Offers and news",
  "kind.offersHint": "Discounts, referral rewards and the like",

  "quiet.title": "Quiet hours",
  "quiet.hint": "Orders and messages come without a sound, offers wait until the morning.",
  "quiet.quietFrom": "From",
  "quiet.quietTo": "To",
} as const;

export default push;
