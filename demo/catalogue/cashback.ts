/** Cashback on large orders, by percent and by amount. */
import type { DemoCashback } from "./model";

export const demoCashback: readonly DemoCashback[] = [
  {
    title: { en: "Five percent back on a feast", ar: "خمسة بالمئة على الولائم" },
    discount: { type: "percent", value: 500 },
    minimumPurchase: 3000,
    maximum: 400,
    startsInDays: -10,
    endsInDays: 60,
  },
  {
    title: { en: "For the weekly shop", ar: "لمشتريات الأسبوع" },
    discount: { type: "amount", value: 600 },
    minimumPurchase: 8000,
    maximum: 0,
    startsInDays: -5,
    endsInDays: 25,
  },
];
