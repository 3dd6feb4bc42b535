export interface PlaceName {
  name: string;
  nameAr: string;
}

export type StreetKind = "street" | "lane" | "road" | "walk" | "row";

const kinds: Record<StreetKind, readonly [english: string, arabic: string]> = {
  street: ["Street", "شارع"],
  lane: ["Lane", "زقاق"],
  road: ["Road", "طريق"],
  walk: ["Walk", "ممشى"],
  row: ["Row", "صف"],
};

/** The things Port Amber's streets are named after. */
const subjects =
  "Anchor:المرساة|Lantern:الفانوس|Compass:البوصلة|Sailmaker:صانع الأشرعة|Ropewalk:الحبّالين|Cooper:صانع البراميل|Saffron:الزعفران|Cinnamon:القرفة|Cardamom:الهيل|Pepper:الفلفل|Olive:الزيتون|Fig:التين|Almond:اللوز|Lemon:الليمون|Orange Tree:شجرة البرتقال|Pomegranate:الرمّان|Palm:النخيل|Cedar:الأرز|Cypress:السرو|Jasmine:الياسمين|Rose:الورد|Lavender:الخزامى|Myrtle:الآس|Poppy:الخشخاش|Tulip:التوليب|Heron:البلشون|Gull:النورس|Pelican:البجع|Falcon:الصقر|Swallow:السنونو|Dolphin:الدلفين|Coral:المرجان|Pearl:اللؤلؤ|Oyster:المحار|Starfish:نجم البحر|Seahorse:فرس البحر|Harpoon:الحربة|Tide:المدّ|Ebb:الجزر|Breeze:النسيم|North Wind:ريح الشمال|Sunrise:الشروق|Moon:القمر|Star:النجمة|Copper:النحاس|Silver:الفضّة|Gold:الذهب|Iron:الحديد|Glass:الزجاج|Silk:الحرير|Linen:الكتّان|Weaver:النسّاجين|Dyer:الصبّاغين|Potter:الفخّارين|Baker:الخبّازين|Miller:الطحّانين|Mason:البنّائين|Carpenter:النجّارين|Bookbinder:المجلّدين|Printer:الطبّاعين|Scholar:العلماء|Poet:الشعراء|Painter:الرسّامين|Musician:الموسيقيين|Captain:القبطان|Pilot:المرشد|Navigator:الملّاح|Admiral:الأميرال|Ferry:العبّارة|Harbour View:إطلالة الميناء|Customs House:دار الجمارك|Old Wall:السور القديم|Water Gate:باب الماء|Well:البئر|Fountain:النافورة|Cistern:الصهريج|Mill:الطاحونة|Orchard:البستان|Vineyard:الكرم|Honey:العسل|Beehive:خليّة النحل|Barley:الشعير|Wheat:القمح|Salt:الملح|Spice:البهارات|Tea House:بيت الشاي|Coffee House:بيت القهوة|Market:السوق|Exchange:الصرّافين|Clock Tower:برج الساعة|Bell:الجرس|Library:المكتبة|Museum:المتحف|Theatre:المسرح|Garden:الحديقة|Meadow:المرج|Brook:الجدول|Bridge:الجسر|Ford:المخاضة|Willow:الصفصاف|Reed:القصب|Otter:ثعلب الماء|Kingfisher:الرفراف|Dune:الكثيب|Shell:الصدفة|Pebble:الحصى|Driftwood:خشب البحر|Cliff:الجرف|Cove:الخليج الصغير|Beacon:المنار|Signal:الإشارة|Semaphore:الأعلام|Windmill:طاحونة الهواء|Kite:الطائرة الورقية|Marigold:القطيفة|Thyme:الزعتر|Sage:المريمية|Mint:النعناع|Basil:الريحان|Anise:اليانسون|Apricot:المشمش|Peach:الخوخ|Cherry:الكرز|Mulberry:التوت|Carob:الخرّوب|Walnut:الجوز|Hazel:البندق|Chestnut:الكستناء|Maple:القيقب|Birch:البتولا|Poplar:الحور|Tamarisk:الأثل|Oleander:الدفلى|Hibiscus:الكركديه|Iris:السوسن|Lily:الزنبق|Violet:البنفسج|Amber:العنبر|Jade:اليشم|Turquoise:الفيروز|Ruby:الياقوت|Ivory:العاج|Ebony:الأبنوس|Indigo:النيلة|Crimson:القرمز|Caravan:القافلة|Merchant:التجّار|Porter:الحمّالين|Courier:السعاة|Post House:دار البريد|Granary:الأهراء|Boatyard:مصنع القوارب|Slipway:المزلق|Mooring:المربط|Capstan:الرحويّة|Rudder:الدفّة|Mast:الصاري|Spinnaker:الشراع الكبير|Regatta:سباق القوارب|Oarsman:المجدّفين|Net Loft:مخزن الشباك|Sardine:السردين|Tuna:التونة|Lobster:الكركند|Cormorant:غراب الماء|Tern:الخرشنة|Crane:الكركي|Stork:اللقلق|Lark:القبّرة|Nightingale:العندليب|Owl:البومة|Fox:الثعلب|Hare:الأرنب البري|Gazelle:الغزال|Laurel:الغار|Ivy:اللبلاب|Fern:السرخس|Clover:البرسيم|Quarry:المحجر|Kiln:الأتون|Foundry:المسبك|Lamp:المصباح"
    .split("|")
    .map((pair): readonly [string, string] => {
      const [english = "", arabic = ""] = pair.split(":");
      return [english, arabic];
    });

/** The name of the street with this number; a subject is reused only with another kind of street. */
export function streetName(number: number, kind: StreetKind): PlaceName {
  const subject = subjects[(number * 37) % subjects.length] as readonly [string, string];
  const again = Math.floor(number / subjects.length) % 2 === 1;
  const [english, arabic] = again ? (["Close", "درب"] as const) : kinds[kind];
  return { name: `${subject[0]} ${english}`, nameAr: `${arabic} ${subject[1]}` };
}

/** The avenues that leave the Circus, clockwise from the east. */
export const avenueNames: readonly PlaceName[] = [
  { name: "Sunrise Avenue", nameAr: "جادة الشروق" },
  { name: "Orchard Avenue", nameAr: "جادة البساتين" },
  { name: "Station Avenue", nameAr: "جادة المحطة" },
  { name: "University Avenue", nameAr: "جادة الجامعة" },
  { name: "Cedar Avenue", nameAr: "جادة الأرز" },
  { name: "River Avenue", nameAr: "جادة النهر" },
  { name: "Lighthouse Avenue", nameAr: "جادة المنارة" },
  { name: "Harbour Avenue", nameAr: "جادة الميناء" },
  { name: "Cape Avenue", nameAr: "جادة الرأس" },
];
export const circusName: PlaceName = { name: "Compass Circus", nameAr: "ميدان البوصلة" };
export const innerRingName: PlaceName = { name: "Amber Boulevard", nameAr: "بوليفار العنبر" };
export const outerRingName: PlaceName = { name: "Ring Road", nameAr: "الطريق الدائري" };
export const promenadeName: PlaceName = { name: "Waterfront Promenade", nameAr: "كورنيش الواجهة البحرية" };
