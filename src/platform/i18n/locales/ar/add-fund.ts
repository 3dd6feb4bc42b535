import type { Translation } from "../../namespaces";

const addFund: Translation<"addFund"> = {
  button: "إضافة رصيد",
  title: "إضافة رصيد إلى محفظتك",
  amount: "المبلغ",
  between: "من {minimum} إلى {maximum}",
  minimum: "{amount} على الأقل",
  maximum: "{amount} كحد أقصى في المرة الواحدة",
  step: "يرجى إدخال {lower} أو {upper}: تتم المدفوعات بمضاعفات {amount}.",
  unreadable: "اكتب 1250 أو 12.50: لا يمكن قراءة هذا المبلغ بوضوح",
  bonus: "تحصل على {bonus} إضافية: المجموع {total}",
  offer: "{title} ابتداءً من {amount}",
  method: "كيف تريد الدفع؟",
  submit: "الانتقال إلى الدفع",
  ofBonus: "منها {bonus} مكافأة",
  done: "أُضيف المبلغ إلى محفظتك.",
  checking: "جارٍ التحقق من دفعتك. ستظهر هنا فور وصولها؛ يرجى عدم الدفع مرة أخرى.",
  failed: "لم تتم عملية الدفع. لم يُضَف أي مبلغ.",
  canceled: "ألغيت عملية الدفع. لم يُضَف أي مبلغ.",
};

export default addFund;
