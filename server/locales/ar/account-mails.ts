import type { Texts } from "../en";

export const accountMails: Texts["accountMails"] = {
  code_subject: "{code} هو رمزك في {shop}",
  code_text: "رمزك هو {code}، وهو صالح لمدة {minutes} دقائق.",
  code_warning: "لن يطلب منك أحد من فريقنا هذا الرمز أبدًا. إن لم تطلب رمزًا فتجاهل هذه الرسالة.",
  code_sms: "{code} هو رمزك في {shop}، وهو صالح لمدة {minutes} دقائق. لا تعطه لأحد.",
};
