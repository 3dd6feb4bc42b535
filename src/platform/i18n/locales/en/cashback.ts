/** Texts of cashback: the offers, and what an order brings. */
const cashback = {
  button: "Cashback offers",
  "panel.title": "Cashback for you",
  "panel.text": "It comes into your wallet once your order is delivered.",
  "offer.from": "from {amount}",
  "offer.any": "on every order",
  "offer.upTo": "up to {amount}",
  "offer.until": "until {date}",
  "line.brings": "This order brings you {amount} cashback",
  "line.about": "About {amount} cashback with this order",
};
export default cashback;
