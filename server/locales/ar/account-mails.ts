import type { Texts } from "../en";

export const accountMails: Texts["accountMails"] = {
  code_subject: "{code} هو رمزك في {shop}",
  code_text: "رمزك هو {code}، وهو صالح لمدة {minutes} دقائق.",
  code_warning: "لن يطلب منك أحد من فريقنا هذا الرمز أبدًا. إن لم تطلب رمزًا فتجاهل هذه الرسالة.",
  code_sms: "{code} هو رمزك في {shop}، وهو صالح لمدة {minutes} دقائق. لا تعطه لأحد.",
  greeting: "مرحبًا {name}،",
  greetingUnnamed: "مرحباً،",
  password_changed_subject: "تم تغيير كلمة مرورك في {shop}",
  password_changed_text: "تم تغيير كلمة مرور حسابك الآن، وسُجّل خروج جميع الأجهزة الأخرى.",
  password_guessed_subject: "شخص ما يجرب كلمات مرور لحسابك في {shop}",
  password_guessed_text:
    "جُرّبت عشر كلمات مرور خاطئة لحسابك خلال ساعة. من يحاول يتم إبطاؤه، ويمكنك أنت تسجيل الدخول كالمعتاد.",
  passkey_added_subject: "أُضيف مفتاح مرور إلى حسابك في {shop}",
  passkey_added_text: "أُضيف الآن مفتاح مرور يسجّل الدخول إلى حسابك بدون كلمة مرور.",
  not_you:
    "إن كنت أنت من فعل ذلك فلا حاجة إلى أي إجراء. وإلا فعيّن كلمة مرور جديدة الآن: فهي تنهي كل تسجيل دخول غير تسجيلك.",
  reset: "تعيين كلمة مرور جديدة",
};
