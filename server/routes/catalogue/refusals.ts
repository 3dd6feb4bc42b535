/** Every error that the catalogue's routes answer themselves: status, code and the text that a shopper reads. */
import type { Language } from "../../context";
import { ContractError } from "../../errors";

type Row = readonly [status: number, code: string, en: string, ar: string];

const rows = {
  newsletter_invalid: [
    403,
    "email",
    "Please enter a valid e-mail address.",
    "يرجى إدخال بريد إلكتروني صحيح.",
  ],
  newsletter_taken: [
    403,
    "email",
    "This e-mail address is subscribed already.",
    "هذا البريد الإلكتروني مشترك بالفعل.",
  ],
  zone_none: [
    404,
    "coordinates",
    "We do not deliver to this place yet.",
    "لا نقوم بالتوصيل إلى هذا الموقع بعد.",
  ],
  zone_off: [403, "coordinates", "Delivery to this place is paused.", "التوصيل إلى هذا الموقع متوقف مؤقتاً."],
  category_unknown: [404, "category", "This category does not exist.", "هذه الفئة غير موجودة."],
  brand_unknown: [404, "brand", "This brand does not exist.", "هذه العلامة التجارية غير موجودة."],
  condition_unknown: [404, "condition", "This condition does not exist.", "هذه الحالة غير موجودة."],
  store_unknown: [404, "store", "This store does not exist.", "هذا المتجر غير موجود."],
  campaign_unknown: [404, "campaign", "This campaign is over.", "انتهت هذه الحملة."],
  flash_sale: [403, "flash_sale", "No flash sale is running.", "لا يوجد تخفيض خاطف جارٍ."],
  name_missing: [403, "name", "Please enter a name to look for.", "يرجى إدخال اسم للبحث عنه."],
  category_ids_missing: [403, "category_ids", "Name at least one category.", "حدد فئة واحدة على الأقل."],
  brand_ids_missing: [403, "brand_ids", "Name at least one brand.", "حدد علامة تجارية واحدة على الأقل."],
  position_missing: [403, "longitude-latitude", "A position is required.", "الموقع مطلوب."],
  picture_unknown: [404, "not_found", "There is no such picture.", "لا توجد صورة كهذه."],
  film_unknown: [404, "not_found", "There is no such film.", "لا يوجد فيلم كهذا."],
  picture_width: [404, "not_found", "Pictures do not come in this width.", "الصور غير متاحة بهذا العرض."],
  places_not_configured: [
    404,
    "places",
    "This shop has no place search yet.",
    "لا يتوفر البحث عن الأماكن في هذا المتجر بعد.",
  ],
  basemap_none: [404, "not_found", "This shop has no map of its own.", "لا يملك هذا المتجر خريطة خاصة به."],
  layer_unknown: [404, "not_found", "There is no such layer of the map.", "لا توجد طبقة خريطة كهذه."],
  pictures_busy: [
    503,
    "unavailable",
    "Too many pictures at once. Please try again.",
    "صور كثيرة في الوقت نفسه. يرجى المحاولة مجدداً.",
  ],
} as const satisfies Record<string, Row>;

export type CatalogueRefusal = keyof typeof rows;

/** A refusal of the table in a language. */
export function refuseIn(
  name: CatalogueRefusal,
  language: Language,
  retryAfterSeconds?: number,
): ContractError {
  const [status, code, en, ar] = rows[name];
  return new ContractError(
    status,
    [{ code, message: language === "ar" ? ar : en }],
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  );
}

/** The item details' own form: `errors` is an object. */
export function itemMissing(language: Language): ContractError {
  const message = language === "ar" ? "هذا المنتج غير متاح." : "This item is not available.";
  return new ContractError(404, [{ code: "product-001", message }], {
    body: { errors: { code: "product-001", message } },
  });
}
