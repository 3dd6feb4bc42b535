import type english from "../en/document";

const document: Readonly<Record<keyof typeof english, string>> = {
  description: "طعام وبقالة وأدوية ومتاجر وطرود من الأماكن القريبة منك، تُوصَّل إلى باب بيتك.",
  loading: "جارٍ التحميل",
  notStarted: "تعذّر تحميل التطبيق. تحقّق من اتصالك وحاول مرة أخرى.",
  reload: "إعادة التحميل",
  noScript:
    "يحتاج {appName} إلى جافا سكريبت ليعرض ما يُباع بالقرب منك. فضلًا اسمح بتشغيل البرامج النصية ثم أعد تحميل الصفحة.",
};

export default document;
