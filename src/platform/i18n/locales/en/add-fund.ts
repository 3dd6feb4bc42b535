/** Adding money to the wallet. */
const addFund = {
  button: "Add money",
  title: "Add money to your wallet",
  amount: "Amount",
  between: "{minimum} to {maximum}",
  minimum: "At least {amount}",
  maximum: "At most {amount} at once",
  step: "Please enter {lower} or {upper}: payments are in steps of {amount}.",
  unreadable: "Write 1250 or 12.50: this can be read in two ways, or not at all",
  bonus: "You get {bonus} on top: {total} in all",
  offer: "{title} from {amount}",
  method: "How do you pay?",
  submit: "Go to payment",
  ofBonus: "{bonus} of it a bonus",
  done: "The money is in your wallet.",
  checking:
    "Your payment is being checked. This page shows it as soon as it is there; please do not pay again.",
  failed: "The payment did not go through. Nothing was added.",
  canceled: "You canceled the payment. Nothing was added.",
} as const;

export default addFund;
