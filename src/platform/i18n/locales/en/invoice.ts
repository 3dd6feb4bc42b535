/** Texts of an order's invoice. */
const invoice = {
  title: "Invoice",
  paper: "Paper",
  "paper.a4": "A4",
  "paper.roll": "Receipt, 80 mm",
  print: "Print or save as PDF",
  printHint: "To save it as a PDF, choose that as the printer.",
  seller: "Sold by",
  buyer: "For",
  date: "Date",
  item: "Item",
  quantity: "Qty",
  price: "Price",
  parcel: "Parcel",
  distance: "Distance",
  amount: "Amount",
  thanks: "Thank you for your order.",
  none: "Nothing was sold, so there is no invoice.",
} as const;

export default invoice;
