import type { Translation } from "../../namespaces";

const offlinePayment: Translation<"offlinePayment"> = {
  "choice.hint": "تدفع خارج التطبيق ثم تخبر المتجر كيف دفعت",
  "choice.after": "يصل طلبك إلى المتجر الآن، ويبدأ تنفيذه بعد أن يجد المتجر دفعتك.",
  "choice.pay": "ادفع {amount} بهذه الطريقة أولاً، ثم املأ ما يلي.",
  method: "طريقة الدفع",
  note: "ملاحظة للمتجر (اختياري)",
  noteSaid: "ملاحظة",
  heading: "دفعتك",
  "problem.missing": "يرجى تعبئة هذا الحقل",
  "problem.long": "يرجى كتابة نص أقصر",
  "problem.signs": "يرجى استخدام الحروف والأرقام والعلامات البسيطة فقط",
  "state.pending": "جارٍ التحقق من دفعتك.",
  "state.verified": "تم التحقق من دفعتك.",
  "state.denied": "لم يتمكن المتجر من العثور على دفعتك.",
  edit: "تعديل بيانات الدفع",
  fillIn: "لقد دفعت: إدخال البيانات",
  payOffline: "الدفع بالتحويل",
  dialog: "بيانات الدفع",
  save: "حفظ",
  saved: "تم تحديث بيانات الدفع.",
  loadFailed: "تعذر تحميل طرق الدفع",
  none: "طريقة الدفع هذه لم تعد متاحة.",
  tooLate: "لم يعد من الممكن تغيير هذه الدفعة.",
  network: "هذا يحتاج إلى اتصال بالإنترنت",
};

export default offlinePayment;
