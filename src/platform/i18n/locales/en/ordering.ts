/** Texts of what a shopper may tell the courier with an order, and of ordering once more. */
const ordering = {
  "tip.mostGiven": "Given most often: {amount}.",
  "tip.own": "Other amount",
  "tip.ownAmount": "Your tip",
  "tip.ownMissing": "Enter your tip or choose none",
  "tip.ownWrong": "Enter an amount from 0 to {max}",
  "instruction.label": "Delivery instructions",
  "instruction.none": "Nothing special",
  "instruction.door": "Leave it at the door",
  "instruction.reception": "Leave it at the reception",
  "instruction.hand": "Hand it to me",
  "instruction.call": "Call when you arrive",
  "instruction.quiet": "Do not ring the bell",
  "change.label": "I pay with a note of",
  "change.hint": "Leave it empty if you need no change.",
  "change.brings": "The delivery person brings {amount} of change.",
  "change.unreadable": "Enter an amount of money",
  "change.short": "You pay {amount} in cash: enter a larger note",
  "change.tooSmallNow":
    "The note you named does not cover {amount}: no change is brought. Please have the amount ready.",
  "change.high": "The delivery person carries {amount} of change at most",
} as const;

export default ordering;
