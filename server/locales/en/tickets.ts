/** Words on kitchen tickets, packing tickets and receipts. */
export const tickets = {
  kinds: { kitchen: "Kitchen", packing: "Packing", receipt: "Receipt" },
  soon: "As soon as possible",
  scheduled: "For {time}",
  cutlery: "With cutlery",
  noCutlery: "No cutlery",
  pieces: "Pieces: {count}",
  paid: "Paid",
  cashToTake: "Take in cash",
  change: "Change for {amount}",
  floor: "Floor",
  house: "House",
  /** Signs that printers often lack, for the page that tries one. */
  signs: "€ £ ₹ − é ج 123",
  test: "This printer works. {time}",
};
