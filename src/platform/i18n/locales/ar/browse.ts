import type { Translation } from "../../namespaces";

const browse: Translation<"browse"> = {
  "place.sharedNone": "لم نجد مكانًا فيما تمت مشاركته.",
  "place.undeliverable":
    "{count, plural, one {لا يوصّل {store} إلى هناك} two {متجران في سلالك لا يوصّلان إلى هناك} few {# متاجر في سلالك لا توصّل إلى هناك} many {# متجرًا في سلالك لا يوصّل إلى هناك} other {# متجر في سلالك لا يوصّل إلى هناك}}",
  "place.undeliverableText": "تبقى في سلتك: {items}. لا يمكن طلبها إلا إلى مكان يوصّل إليه متجرها.",
  "place.changeAnyway": "غيّر المكان",
  "place.keep": "أبقِ مكاني",
  "search.correctedTo": "نعرض نتائج «{text}».",
  "search.typed": "كتبت «{text}».",
  "search.quoted": "«{text}»",
  "search.unmatched": "لم نجد شيئاً عن {words}.",
  "search.anyWord": "لا توجد نتيجة فيها كل كلماتك، وهذه فيها بعضها.",
  "search.elsewhere": "ابحث في مكان آخر",
  "search.inItems": "الأصناف ({count})",
  "search.inStores": "أماكن تبيعه ({count})",
  "search.inModule": "{module} ({count})",
  "search.remove": "احذف «{text}» من عمليات بحثك",
  "search.popular": "رائج",

  "stores.openNow": "مفتوح الآن",
  "item.orderLater": "اطلب لوقت لاحق",
  "item.openStores": "شاهد ما هو مفتوح الآن",
  "stores.fast": "أقل من 30 دقيقة",
  "stores.quickFilters": "مرشحات سريعة",
  "stores.map": "الخريطة",
  "stores.onMap": "المتاجر على الخريطة",
  "stores.showOnMap": "أظهر {name} على الخريطة",
  "stores.cluster":
    "{count, plural, =0 {لا متاجر هنا} one {متجر واحد هنا} two {متجران هنا} few {# متاجر هنا} many {# متجرًا هنا} other {# متجر هنا}}، قرّب",
  "stores.yourPlace": "موقعك",
  "stores.mapOffline": "تحتاج الخريطة إلى الشبكة. القائمة تضم المتاجر نفسها.",

  "brands.title": "كل العلامات التجارية",
  "brands.filter": "العلامات التجارية",
  "brands.sort": "ترتيب العلامات",
  "brands.default": "الافتراضي",
  "brands.az": "من أ إلى ي",
  "brands.za": "من ي إلى أ",
  "brands.items":
    "{count, plural, =0 {لا أصناف} one {صنف واحد} two {صنفان} few {# أصناف} many {# صنفًا} other {# صنف}}",
  "brands.find": "ابحث عن علامة تجارية",
  "brands.none": "لا توجد علامة بهذا الاسم.",

  "flash.title": "تخفيضات خاطفة",
  "flash.endsIn": "تنتهي خلال",
  "flash.startsIn": "تبدأ خلال",
  "flash.soldOf": "المبيع من {name}",
  "flash.home": "العودة إلى الرئيسية",
  "flash.days": "{count, plural, one {يوم} two {يومان} few {أيام} many {يومًا} other {يوم}}",
  "flash.hours": "س",
  "flash.minutes": "د",
  "flash.seconds": "ث",
  "flash.left":
    "بقي {days, plural, =0 {} one {يوم واحد و} two {يومان و} few {# أيام و} many {# يومًا و} other {# يوم و}}{hours, plural, one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}} و{minutes, plural, one {دقيقة واحدة} two {دقيقتان} few {# دقائق} many {# دقيقة} other {# دقيقة}}",
  "flash.sold": "بيع {sold} من {stock}",
  "flash.ended": "انتهت هذه التخفيضات.",
  "flash.empty": "لم يُعثر على أصناف!",

  "campaign.list": "الحملات",
  "campaign.none": "لا توجد حملات هنا حاليًا.",
  "campaign.stores": "متاجر هذه الحملة",
  "campaign.noStores": "لا يوجد متجر من هذه الحملة يوصل إلى هنا.",
  "campaign.until": "حتى {date}",

  "condition.title": "حالات شائعة",
  "condition.items": "لم يُعثر على أصناف!",

  "category.items": "الأصناف",
  "category.filter": "تصفية وترتيب",
  "category.tabs": "الأصناف أو المتاجر",
  "category.nothingYet": "لا شيء في هذه الفئة حتى الآن",
  "category.nothingYetText": "لا متجر قريبًا منك يبيع منها شيئًا. في الفئات الأخرى المزيد.",
  "list.tryOtherWords": "جرّب كلمات أخرى.",
  "list.nothingNearby": "لا متجر قريبًا منك لديه شيء هنا.",
  "category.unknown": "غير موجود",

  "filter.priceLeast": "أقل سعر",
  "filter.priceMost": "أعلى سعر",
  "filter.priceUnreadable": "اكتب 1250 أو 12.50: لا يمكن قراءة هذا المبلغ بوضوح",
  "filter.resultsCount":
    "{count, plural, =0 {لا نتائج} one {عرض نتيجة واحدة} two {عرض نتيجتين} few {عرض # نتائج} many {عرض # نتيجة} other {عرض # نتيجة}}",
  "filter.showChildren": "الفئات الفرعية من {name}",

  "review.photos": "صور هذه المراجعة",
  "review.photo": "صورة {number} من مراجعة {name}",
  "review.none": "لا توجد مراجعات بعد.",
  "review.about": "عن {name}",

  "variation.upTo":
    "{min, plural, one {اختر حتى {max}، أو لا شيء} other {اختر من {min} إلى {max}، أو لا شيء}}",
  "wishlist.notAdded": "تعذّرت إضافة {name} إلى مفضلتك. حاول مرة أخرى لاحقًا.",
  "wishlist.notRemoved": "تعذّرت إزالة {name} من مفضلتك. حاول مرة أخرى لاحقًا.",
  "item.addAnother": "أضف واحدًا آخر",
  "item.inYourCart": "في سلتك",
  "cart.unsaved": "تعذّر حفظ هذا التغيير في سلتك بعد. سنواصل المحاولة ما دامت الصفحة مفتوحة.",
  "cart.notKept": "لن تُحفظ سلتك: هذا المتصفح لا يخزّن شيئًا، وستزول عند إغلاق الصفحة.",
  "cart.addedToModule": "أُضيف إلى سلة {module}",
  "item.related": "قد يعجبك أيضًا",
  "item.perKilogram": "{price} للكيلوغرام",
  "item.perLitre": "{price} للتر",
  "item.campaignEnds": "العرض حتى {date}",

  "zoom.in": "تكبير",
  "zoom.out": "تصغير",
  "zoom.hint": "باعد بين إصبعيك أو انقر مرتين للتكبير",
};

export default browse;
