/** Texts of the worker while no page is open: in notifications, and where the app cannot start. */
const worker = {
  "offline.name": "Offline",
  "offline.title": "You are offline",
  "offline.text": "The app could not be started from this device. Reload when you have a connection.",
  "offline.reload": "Reload",
  "push.news": "There is news for you. Open the app to see it.",
  "order.placed": "Your order is placed",
  "order.placedText": "{store} has your order #{order}.",
  "order.question": "Your order needs you",
  "order.questionText": "Your order at {store} was not placed so far. Please look at it.",
};

export default worker;
