import type { Translation } from "../../namespaces";

const shell: Translation<"shell"> = {
  "app.loading": "جارٍ التحميل",
  "app.skipToContent": "انتقل إلى المحتوى",
  "app.close": "إغلاق",
  "app.back": "رجوع",
  "app.retry": "حاول مرة أخرى",
  "app.save": "حفظ",
  "app.reset": "إعادة تعيين",
  "app.delete": "حذف",
  "app.edit": "تعديل",
  "app.okay": "حسنًا",
  "app.yes": "نعم",
  "app.no": "لا",
  "app.cancel": "إلغاء",
  "app.dismiss": "إخفاء",
  "app.viewAll": "عرض الكل",
  "app.readMore": "اقرأ المزيد",
  "app.showLess": "عرض أقل",
  "app.previous": "السابق",
  "app.next": "التالي",
  "app.search": "بحث",
  "app.clear": "مسح",
  "app.showPassword": "إظهار كلمة المرور",
  "app.hidePassword": "إخفاء كلمة المرور",
  "app.increase": "زيادة",
  "app.decrease": "إنقاص",
  "app.optional": "اختياري",
  "app.newTab": "يُفتح في علامة تبويب جديدة",

  "nav.main": "التنقل الرئيسي",
  "nav.home": "الرئيسية",
  "nav.categories": "الفئات",
  "nav.latestStores": "أحدث المتاجر",
  "nav.popularStores": "المتاجر الرائجة",
  "nav.latestRestaurants": "أحدث المطاعم",
  "nav.popularRestaurants": "المطاعم الرائجة",
  "nav.contact": "اتصل بنا",
  "nav.trackOrder": "تتبّع الطلب",
  "nav.chat": "المحادثات",
  "nav.wishlist": "المفضلة",
  "nav.cart": "السلة",
  "nav.cartPieces":
    "{count, plural, =0 {السلة فارغة} one {السلة، قطعة واحدة} two {السلة، قطعتان} few {السلة، # قطع} many {السلة، # قطعة} other {السلة، # قطعة}}",
  "nav.orders": "الطلبات",
  "nav.account": "الحساب",
  "nav.profile": "حسابي",
  "nav.signIn": "تسجيل الدخول",
  "nav.more": "المزيد من {title}",
  "nav.menu": "القائمة",
  "nav.bar": "اختصارات",
  "nav.switchModule": "تغيير القسم",
  "nav.searchPlaceholder": "ابحث عن أصناف أو متاجر",
  "nav.location": "موقع التوصيل",
  "nav.selectLocation": "اختر الموقع",

  "profile.logout": "تسجيل الخروج",

  "logout.question": "هل تريد حقًا تسجيل الخروج؟",
  "logout.unsent":
    "{count, plural, one {هناك تغيير واحد لم يُرسل بعد وسيُفقد.} two {هناك تغييران لم يُرسلا بعد وسيُفقدان.} few {هناك # تغييرات لم تُرسل بعد وستُفقد.} many {هناك # تغييرًا لم يُرسل بعد وسيُفقد.} other {هناك # تغيير لم يُرسل بعد وسيُفقد.}}",
  "logout.success": "تم تسجيل الخروج بنجاح.",

  "language.changed": "تم تغيير اللغة",

  "settings.notifications": "الإشعارات",

  "access.login": "يجب تسجيل الدخول للوصول إلى هذه الصفحة.",
  "access.zone": "يجب اختيار منطقة للوصول إلى هذه الصفحة.",

  "error.generic": "حدث خطأ ما.",
  "error.noConnection": "لا يوجد اتصال بالإنترنت.",
  "error.sessionEnded": "حسابك غير نشط أو انتهت صلاحية جلستك",
  "error.timeout": "تأخّر الرد كثيرًا. يرجى المحاولة مرة أخرى.",
  "error.maintenanceTitle": "سنعود قريبًا",
  "error.maintenance": "المتجر قيد الصيانة. يرجى العودة بعد قليل.",
  "error.unusable": "تعذّرت قراءة الرد. هل تطلب هذه الشبكة تسجيل الدخول؟",
  "error.pageTitle": "تعذّر عرض هذا الجزء",
  "error.configTitle": "تعذّر تحميل المتجر",
  "error.configText": "تحقّق من اتصالك وحاول مرة أخرى.",
  "error.waitAndRetry":
    "{seconds, plural, one {طلبات كثيرة جدًا. حاول بعد ثانية واحدة.} two {طلبات كثيرة جدًا. حاول بعد ثانيتين.} few {طلبات كثيرة جدًا. حاول بعد # ثوانٍ.} many {طلبات كثيرة جدًا. حاول بعد # ثانية.} other {طلبات كثيرة جدًا. حاول بعد # ثانية.}}",

  "empty.notFound": "غير موجود",
  "empty.toHome": "العودة إلى الرئيسية",
  "empty.offlineTitle": "غير متاح دون اتصال",
  "empty.offlineText": "لم تزر هذه الصفحة من قبل، لذا لا توجد نسخة محفوظة. ستُحمَّل فور عودة الشبكة.",

  "offline.offline": "لا يوجد اتصال بالإنترنت.",
  "offline.unreachable": "المتجر لا يستجيب الآن.",
  "offline.captive": "هذه الشبكة تطلب تسجيل الدخول أولًا.",
  "offline.kept": "تُعرض نسخة محفوظة {age}.",
  "offline.waiting":
    "{count, plural, one {تغيير واحد ينتظر الشبكة} two {تغييران ينتظران الشبكة} few {# تغييرات تنتظر الشبكة} many {# تغييرًا ينتظر الشبكة} other {# تغيير ينتظر الشبكة}}",
  "offline.sending": "جارٍ إرسال تغييراتك",

  "cart.removedElsewhere": "تمت إزالة «{name}» من سلتك على جهاز آخر.",
  "cart.changedElsewhere": "أصبحت كمية «{name}» في سلتك {count}: تم تغييرها على جهاز آخر.",

  "landing.locationRequired": "الموقع مطلوب.",
  "landing.ownWords": "عنوانك",

  "location.noSuggestions": "لم يُعثر على مكان",
  "location.newLocation": "تم تعيين موقع جديد.",
  "location.newAddress": "تم اختيار عنوان توصيل جديد.",

  "location.noAddress": "لم يُعثر على عنوان عند هذه النقطة.",
  "location.suggestions": "أماكن مقترحة",
  "location.suggestionCount":
    "{count, plural, =0 {لا توجد أماكن} zero {لا توجد أماكن} one {مكان واحد} two {مكانان} few {# أماكن} many {# مكانًا} other {# مكان}}",

  "module.selected": "تم اختيار القسم.",
  "module.switched": "تم تغيير القسم.",
};

export default shell;
