/** Paying an order online, and choosing how it is paid. */
const payment = {
  walletAndOnline: "Wallet and {gateway}",
  walletAndOnlineHint: "{wallet} from your wallet, {rest} online",
  "online.title": "Pay online",
  "online.hint": "You pay on the next page, before we start on the order",
  "online.network": "Paying online needs a connection",
  "online.after":
    "After placing the order you are taken to the payment page. Your order is held for 30 minutes.",
  continue: "Continue with {gateway}",
  payNow: "Pay with {gateway}",
  "state.asking": "Asking what became of your payment",
  "state.unknown":
    "What became of your payment could not be found out. Please do not pay again before you know.",
  "state.unpaid": "This order is not paid yet. We start on it once you have paid.",
  "state.open": "You have begun to pay this order. We start on it once you have paid.",
  "state.checking":
    "Your bank has not answered yet. This page shows it as soon as it does; please do not pay again.",
  "state.failed": "The payment did not go through, so nobody has started on this order yet.",
  "state.paid": "Your payment has arrived.",
  "state.refunded": "What you paid goes back to you, because the order could not go on any more.",
} as const;

export default payment;
