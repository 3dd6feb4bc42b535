import type { Translation } from "../../namespaces";

const social: Translation<"social"> = {
  signedIn: "تم تسجيل الدخول بنجاح",
  waiting: "أكمل في النافذة التي فُتحت.",
  closed: "أُغلقت النافذة. اضغط مرة أخرى لتسجيل الدخول.",
  refused: "لم يتم تسجيل دخولك.",
  failed: "تعذر تسجيل دخولك عبر الخدمة الأخرى. حاول مرة أخرى أو اختر طريقة أخرى.",
  blocked: "لم يفتح متصفحك النافذة. اسمح بنوافذ هذه الصفحة ثم اضغط مرة أخرى.",
  "phone.title": "رقم هاتفك",
  "phone.text": "خطوة أخيرة: رقم هاتفك ليتمكن المندوب من الوصول إليك.",
  "return.title": "يمكنك إغلاق هذه النافذة",
  "return.text": "ستكمل من حيث بدأت.",
};

export default social;
