import type { Translation } from "../../namespaces";

const invoice: Translation<"invoice"> = {
  title: "فاتورة",
  paper: "الورق",
  "paper.a4": "ورق A4",
  "paper.roll": "إيصال 80 مم",
  print: "طباعة أو حفظ بصيغة PDF",
  printHint: "لحفظها بصيغة PDF اختر ذلك بدلاً من الطابعة.",
  seller: "البائع",
  buyer: "إلى",
  date: "التاريخ",
  item: "المنتج",
  quantity: "الكمية",
  price: "السعر",
  parcel: "الطرد",
  distance: "المسافة",
  amount: "المبلغ",
  thanks: "شكراً لطلبك.",
  none: "لم يُبَع شيء، لذلك لا توجد فاتورة.",
};

export default invoice;
