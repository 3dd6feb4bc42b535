import type { Translation } from "../../namespaces";

const guestAccount: Translation<"guestAccount"> = {
  wish: "احفظ بياناتي: أنشئ حساباً",
  hint: "يُنشأ بعد تأكيد طلبك، لتطلب في المرة القادمة بخطوات أقل.",
  password: "كلمة المرور",
  passwordRequired: "اختر كلمة مرور، أو اطلب من دون حساب.",
  passwordShort: "كلمة المرور {count} أحرف على الأقل.",
  made: "تم إنشاء حسابك، وهذا الطلب محفوظ فيه.",
  unconfirmed: "تم إنشاء حسابك. سجّل الدخول لتأكيد رقمك.",
  unknown: "تم تقديم طلبك. تعذّرت معرفة ما إذا أُنشئ الحساب: جرّب تسجيل الدخول لاحقاً.",
  refused: "تم تقديم طلبك ولم يُنشأ الحساب. إن كان لديك حساب فسجّل الدخول.",
};

export default guestAccount;
