/** Paying outside of the app: by bank transfer, mobile money and the like. */
const offlinePayment = {
  "choice.hint": "You pay outside of the app and tell the shop how",
  "choice.after": "Your order goes to the shop now. It goes on once the shop has found your payment.",
  "choice.pay": "Pay {amount} this way first, then fill this in.",
  method: "Method",
  note: "Note for the shop (optional)",
  noteSaid: "Note",
  heading: "Your payment",
  "problem.missing": "Please fill this in",
  "problem.long": "Please write less",
  "problem.signs": "Please use letters, digits and simple signs only",
  "state.pending": "Your payment is being verified.",
  "state.verified": "Your payment is verified.",
  "state.denied": "The shop could not find your payment.",
  edit: "Edit payment info",
  fillIn: "I have paid: fill in the details",
  payOffline: "Pay by transfer",
  dialog: "Payment info",
  save: "Save",
  saved: "Payment info updated.",
  loadFailed: "The ways of paying could not be loaded",
  none: "This way of paying is not offered any more.",
  tooLate: "This payment cannot be changed any more.",
  network: "This needs a connection",
} as const;

export default offlinePayment;
