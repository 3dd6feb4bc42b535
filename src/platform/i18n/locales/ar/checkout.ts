import type { Translation } from "../../namespaces";

const checkout: Translation<"checkout"> = {
  "cart.title": "سلة التسوق",
  "cart.empty": "سلتك فارغة",
  "cart.subtotal": "المجموع الفرعي",
  "cart.proceed": "المتابعة إلى الدفع",
};

export default checkout;
