import type { Translation } from "../../namespaces";

const promotions: Translation<"promotions"> = {
  "highlights.title": "مختارات لك",
  "highlights.visit": "زيارة {store}",
  "highlights.reviews":
    "{count, plural, =0 {لا مراجعات} one {مراجعة واحدة} two {مراجعتان} few {# مراجعات} many {# مراجعة} other {# مراجعة}}",
  "highlights.film": "فيلم {store}",
  "film.play": "تشغيل فيلم {store}",
  "film.pause": "إيقاف فيلم {store}",
  "film.replay": "إعادة تشغيل فيلم {store}",

  "justForYou.title": "لك خصيصًا",
  "justForYou.text": "أسعار خاصة لأيام معدودة",

  "visitAgain.title": "متاجر تعرفها",
  "visitAgain.text": "اطلب ما أعجبك مرة أخرى",
  "visitAgain.button": "زُرها مجددًا",
  "visitAgain.named": "زُرها مجددًا: {store}",
  "visitAgain.more":
    "{count, plural, one {وصنف آخر} two {وصنفان آخران} few {و# أصناف أخرى} many {و# صنفًا آخر} other {و# صنف آخر}}",

  "viewed.title": "شاهدته مؤخرًا",

  "sale.endsIn": "ينتهي خلال",
  "sale.seeAll": "عرض الكل",
  "sale.days": "{count, plural, one {يوم} two {يومان} few {أيام} many {يومًا} other {يوم}}",
  "sale.hours": "س",
  "sale.minutes": "د",
  "sale.seconds": "ث",
  "sale.left":
    "بقي {days, plural, =0 {} one {يوم واحد و} two {يومان و} few {# أيام و} many {# يومًا و} other {# يوم و}}{hours, plural, one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}} و{minutes, plural, one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}",
  "sale.sold": "بيع {sold} من {stock}",
  "sale.soldOf": "ما بيع من {name}",

  "brands.title": "تسوّق حسب العلامة",
  "brands.all": "كل العلامات",
  "brands.items":
    "{count, plural, =0 {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}",

  "conditions.title": "أدوية أساسية بالقرب منك",
  "conditions.empty": "لا يوجد شيء لهذه الحالة بالقرب منك حاليًا.",

  "arrivals.title": "وصل حديثًا",
  "arrivals.all": "الكل",
  "arrivals.beauty": "الجمال",
  "arrivals.breadAndJuice": "الخبز والعصائر",
  "arrivals.drinks": "المشروبات",
  "arrivals.milks": "الألبان",
  "arrivals.new": "الجديد",
  "arrivals.babyCare": "العناية بالطفل",
  "arrivals.womansCare": "العناية بالمرأة",
  "arrivals.mens": "للرجال",

  "coupons.title": "القسائم",
  "coupons.text": "انسخ الرمز وأدخله عند الدفع",
  "coupons.textGuest": "انسخ الرمز وأدخله عند الدفع. بعضها يحتاج إلى حساب.",
  "coupons.off": "خصم {amount}",
  "coupons.freeDelivery": "توصيل مجاني",
  "coupons.from": "للطلبات من {amount}",
  "coupons.at": "في {store}",
  "coupons.first": "لطلبك الأول",
  "coupons.any": "لأي طلب",
  "coupons.copy": "نسخ {code}",
  "coupons.copyShort": "نسخ",
  "coupons.copied": "تم النسخ!",
  "coupons.until": "حتى {date}",
  "coupons.toStore": "إلى {store}",
  "coupons.noPlace": "إلى أين نوصل؟",
  "coupons.noPlaceText": "اختر مكانك لتظهر القسائم التي يمكن استخدامها فيه.",
  "coupons.choosePlace": "اختيار مكان",
  "coupons.none": "لا توجد قسائم لك الآن",
  "coupons.noneText": "تظهر القسائم الجديدة هنا فور إصدارها.",
  "coupons.shop": "تصفح المتجر",
};

export default promotions;
