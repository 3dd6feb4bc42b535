/** Texts in the examples that an operator reads beside a setting. */
export const exampleTexts = {
  shortName: { en: "Nour", ar: "نور" },
  page: { en: "<h2>Our rules</h2><p>Be kind.</p>", ar: "<h2>قواعدنا</h2><p>كن لطيفاً.</p>" },
  additionalCharge: { en: "Service", ar: "خدمة" },
  card: { en: "Card", ar: "بطاقة" },
  shopName: { en: "Corner Shop", ar: "متجر الزاوية" },
  landingTitle: { en: "Dinner at your door", ar: "العشاء عند بابك" },
  refundReason: { en: "It came too late", ar: "وصل متأخراً" },
  parcelInstruction: { en: "Ring the bell", ar: "اقرع الجرس" },
  parcelCategory: { en: "Documents", ar: "وثائق" },
  languageName: "العربية",
} as const;
