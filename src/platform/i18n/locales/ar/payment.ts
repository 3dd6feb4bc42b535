import type { Translation } from "../../namespaces";

const payment: Translation<"payment"> = {
  walletAndOnline: "المحفظة و{gateway}",
  walletAndOnlineHint: "{wallet} من محفظتك و{rest} عبر الإنترنت",
  "online.title": "الدفع عبر الإنترنت",
  "online.hint": "تدفع في الصفحة التالية قبل أن نبدأ بتنفيذ الطلب",
  "online.network": "الدفع عبر الإنترنت يحتاج إلى اتصال",
  "online.after": "بعد تقديم الطلب تنتقل إلى صفحة الدفع. نحجز لك الطلب 30 دقيقة.",
  continue: "تابع الدفع عبر {gateway}",
  payNow: "ادفع عبر {gateway}",
  "state.asking": "نسأل عمّا حدث لدفعتك",
  "state.unknown": "تعذّرت معرفة ما حدث لدفعتك. يُرجى عدم الدفع مرة أخرى قبل أن تعرف.",
  "state.unpaid": "لم يُدفع هذا الطلب بعد. نبدأ بتنفيذه حالما تدفع.",
  "state.open": "بدأت دفع هذا الطلب. نبدأ بتنفيذه حالما تكمل الدفع.",
  "state.checking": "لم يرد البنك بعد. ستظهر النتيجة هنا حال وصولها؛ يُرجى عدم الدفع مرة أخرى.",
  "state.failed": "لم تتم عملية الدفع، لذلك لم يبدأ تنفيذ هذا الطلب بعد.",
  "state.paid": "وصلت دفعتك.",
  "state.refunded": "يعود إليك ما دفعته لأن الطلب لم يعد ممكناً.",
};

export default payment;
