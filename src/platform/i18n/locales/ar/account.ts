import type { Translation } from "../../namespaces";

const account: Translation<"account"> = {
  "auth.signIn": "تسجيل الدخول",
  "auth.signUp": "إنشاء حساب",
  "auth.signedIn": "تم تسجيل الدخول بنجاح.",
  "auth.notLoggedIn": "لم تقم بتسجيل الدخول",
};

export default account;
