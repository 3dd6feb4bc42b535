/** Texts of what follows an order: refunds, proof of delivery, ordering again. */
const aftercare = {
  "refund.ask": "Ask for a refund",
  "refund.title": "Ask for a refund",
  "refund.question": "What went wrong?",
  "refund.note": "Tell the shop more (optional)",
  "refund.submit": "Send request",
  "refund.sent": "Your request for a refund was sent.",
  "refund.tooLate": "A refund cannot be asked for any more.",
  "refund.failed": "The reasons could not be loaded",
  "refund.heading": "Refund",
  "refund.state.pending": "The shop looks at your request for {amount}.",
  "refund.state.approved": "{amount} was refunded.",
  "refund.state.rejected": "The shop declined your request for {amount}.",
  "refund.answer": "The shop says:",

  "photos.choose": "Add photos",
  "photos.reading": "Reading the photo…",
  "photos.hint": "Up to {count}.",
  "photos.one": "Photo {number}",
  "photos.remove": "Remove photo {number}",
  "photos.tooMany": "At most {count} photos.",
  "photos.unreadable": "This file cannot be read as a photo.",

  "proof.heading": "Photo of the delivery",
  "proof.photo": "Photo {number} of the delivery",
  "code.parcel": "The receiver needs this code when the parcel is handed over. Please pass it on:",
  "code.text": "Your code for the delivery person at the door:",

  "again.button": "Order again",
  "again.busy": "Looking at what is there…",
  "again.title": "Order again",
  "again.add": "{count, plural, one {Add # item} other {Add # items}}",
  "again.replace": "Replace the cart",
  "again.replaceText": "Your cart has items from {store}. They are taken out first.",
  "again.gone": "Not sold any more",
  "again.soldOut": "Sold out",
  "again.choices": "Its choices have changed: open it to choose anew",
  "again.fewer": "Only {count} now",
  "again.price": "{from} before, now {to}",
  "again.addOnGone": "Without {name}, which is not offered any more",
  "again.addOnPrice": "{name} costs something else now",
  "again.nothing": "Nothing of this order can be bought any more.",
  "again.offline":
    "There is no connection: prices and what is in stock are as last seen, and are checked when you order.",
  "again.unknown": "There is no connection, and this order is not kept on this device.",
  "again.added": "Your order is in the cart again.",
  "again.refused": "These could not be put into the cart: {items}",

  "unanswered.text": "The shop has not answered yet. You can call it, or cancel the order.",
  "unanswered.call": "Call the shop",

  "way.title": "Your delivery person on the map",
  "way.show": "Show the way",
  "way.left": "{distance} to go",
  "way.leftInTime": "{distance} to go, about {minutes, plural, one {# minute} other {# minutes}}",
  "way.unknown": "It is not known where your delivery person is at the moment.",
  "way.over": "The order is not on its way any more.",

  "bar.close": "Hide this order",
} as const;

export default aftercare;
