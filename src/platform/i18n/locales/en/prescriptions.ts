/** Texts of ordering by photos of a prescription. */
const prescriptions = {
  "page.title": "Order by prescription",
  "page.lead":
    "Send photos of your prescription. The pharmacy tells you what it costs, and nothing is bought before you agree.",
  "photos.title": "Photos of the prescription",
  "photos.hint": "Up to {count} photos. Only the pharmacy sees them.",
  "address.title": "Delivery address",
  "address.pick": "Choose another place",
  "contact.title": "Contact",
  "note.label": "Note for the pharmacy",
  "note.hint": "For example how much you need, or what may be replaced.",
  "send.button": "Send prescription",
  "send.note": "You pay nothing now: you choose how to pay once you know the price.",
  "error.place": "Please choose a place",
  "store.title": "No orders by prescription here",
  "store.text": "This store takes no orders by prescription.",
  "store.back": "To the store",
  "waiting.text": "The pharmacy looks at your prescription. We tell you as soon as the price is there.",
  "priced.title": "Your price is ready",
  "priced.text": "Please agree until {time}. Otherwise the order is canceled.",
  "priced.over": "The time to agree is over.",
  "priced.agree": "Agree and order for {amount}",
  "priced.cancel": "Cancel the order",
  "priced.changed": "The pharmacy has changed the price. Please look at it again.",
  "priced.elsewhere":
    "Here you can agree to pay in cash. To pay in another way, agree on the device on which you ordered.",
  "priced.agreed": "Thank you, your order is placed.",
  "unagreed.text":
    "Nobody agreed to the price in time, so the order was canceled. You can send the prescription again.",
};

export default prescriptions;
