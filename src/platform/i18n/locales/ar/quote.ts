import type { Translation } from "../../namespaces";

const quote: Translation<"quote"> = {
  changed: "تغيّر سعر المتجر: {now} بدلًا من {before}.",
  difference: "{name}: {now} بدلًا من {before}.",
  products: "المنتجات",
  addOns: "الإضافات",
  discount: "الخصم",
  couponDiscount: "القسيمة",
  firstOrderBonus: "خصم أول طلب",
  tax: "الضريبة",
  deliveryCharge: "رسوم التوصيل",
  packaging: "التغليف",
  tip: "الإكرامية",
  additionalCharge: "رسوم الخدمة",
};

export default quote;
