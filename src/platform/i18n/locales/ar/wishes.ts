import type { Translation } from "../../namespaces";

const wishes: Translation<"wishes"> = {
  title: "إذا كان شيء غير متوفر",
  default: "المتجر يقرّر",
  replace: "استبداله بشيء مشابه",
  call_me: "اتصلوا بي",
  leave_out: "الاستغناء عنه",
  single: "اختيار لكل منتج على حدة",
  line: "إذا لم يتوفر {name}",
  asAll: "كما في الأعلى",
};

export default wishes;
