import { type Product, product as p } from "./product";

export type ShelfKey = "fashion" | "shoes" | "electronics" | "home" | "books" | "beauty" | "sport" | "toys";

const sized = ["colour", "clothingSize"] as const;
const worn = ["colour", "shoeSize"] as const;

/** Goods of the town's shops, by kind of shop. */
export const ecommerceShelves: Record<ShelfKey, readonly Product[]> = {
  fashion: [
    p("Harbour Stripe T-Shirt", "تيشيرت مخطط بنقشة الميناء", 1990, "t-shirt", "mens-wear", null, {
      brand: "saltline",
      variations: sized,
      says: [
        "Heavy organic cotton that keeps its shape, knitted with the blue-and-white stripe that the harbour pilots have worn for a hundred years.",
        "قطن عضوي ثقيل يحافظ على شكله، منسوج بالخطوط الزرقاء والبيضاء التي يرتديها مرشدو الميناء منذ مئة عام.",
      ],
    }),
    p("Plain Pocket Tee", "تيشيرت سادة بجيب", 1490, "t-shirt", "mens-wear", null, {
      brand: "saltline",
      variations: sized,
    }),
    p("Waxed Pilot Jacket", "سترة مشمعة", 8900, "jacket", "mens-wear", null, {
      brand: "northmole",
      variations: ["clothingSize"],
    }),
    p("Rain Shell", "سترة مطر خفيفة", 6900, "jacket", "mens-wear", null, {
      brand: "northmole",
      variations: sized,
    }),
    p("Linen Summer Dress", "فستان كتان صيفي", 4900, "dress", "womens-wear", null, {
      brand: "mirella",
      variations: sized,
    }),
    p("Evening Wrap Dress", "فستان سهرة ملفوف", 7900, "dress", "womens-wear", null, {
      brand: "mirella",
      variations: ["clothingSize"],
    }),
    p("Embroidered Kaftan", "قفطان مطرز", 6500, "dress", "womens-wear", null, {
      brand: "mirella",
      variations: ["clothingSize"],
    }),
    p("Canvas Tote", "حقيبة قماشية", 2400, "handbag", "bags", null, {
      brand: "saltline",
      variations: ["colour"],
    }),
    p("Leather Handbag", "حقيبة يد جلدية", 9900, "handbag", "bags", null, { brand: "mirella" }),
    p("Wool Beanie", "قبعة صوف", 1800, "hat", "accessories", null, {
      brand: "northmole",
      variations: ["colour"],
    }),
    p("Straw Sun Hat", "قبعة قش", 2600, "hat", "accessories", null),
    p("Tortoiseshell Sunglasses", "نظارة شمسية", 4500, "sunglasses", "accessories", null, {
      brand: "mirella",
    }),
  ],
  shoes: [
    p("Quay Runner", "حذاء جري كواي", 7900, "sneaker", "footwear", null, {
      brand: "stride",
      variations: worn,
    }),
    p("Canvas Low Top", "حذاء قماشي منخفض", 4500, "sneaker", "footwear", null, {
      brand: "stride",
      variations: worn,
    }),
    p("Trail Grip Shoe", "حذاء للمسارات الجبلية", 9500, "sneaker", "footwear", null, {
      brand: "northmole",
      variations: ["shoeSize"],
    }),
    p("White Court Trainer", "حذاء رياضي أبيض", 6900, "sneaker", "footwear", null, {
      brand: "stride",
      variations: ["shoeSize"],
    }),
    p("Slip-On Deck Shoe", "حذاء سطح القارب", 5200, "sneaker", "footwear", null, {
      brand: "saltline",
      variations: worn,
    }),
    p("Kids' Velcro Trainer", "حذاء أطفال بشريط لاصق", 3200, "sneaker", "footwear", null, {
      brand: "stride",
      variations: ["colour"],
    }),
    p("City Backpack", "حقيبة ظهر للمدينة", 4900, "backpack", "bags", null, {
      brand: "northmole",
      variations: ["colour"],
    }),
    p("Weekend Holdall", "حقيبة سفر قصيرة", 6500, "handbag", "bags", null, { brand: "northmole" }),
    p("Classic Field Watch", "ساعة كلاسيكية", 12900, "watch", "accessories", null, { brand: "tempo" }),
    p("Diver's Watch 200 m", "ساعة غوص 200 م", 18900, "watch", "accessories", null, { brand: "tempo" }),
    p("Running Cap", "قبعة جري", 1900, "hat", "accessories", null, {
      brand: "stride",
      variations: ["colour"],
    }),
  ],
  electronics: [
    p("Beacon One Smartphone", "هاتف بيكون ون الذكي", 49900, "phone", "phones", null, {
      brand: "beacon",
      variations: ["colour", "storage"],
      says: [
        "A bright 6.1-inch screen, a camera that likes the evening and a battery that lasts until the day after tomorrow; repairable with one screwdriver.",
        "شاشة ساطعة 6.1 بوصة وكاميرا تحب المساء وبطارية تدوم إلى ما بعد الغد، ويمكن إصلاحه بمفك واحد.",
      ],
    }),
    p("Beacon Mini", "هاتف بيكون ميني", 32900, "phone", "phones", null, {
      brand: "beacon",
      variations: ["storage"],
    }),
    p("Harbourbook 14 Laptop", "حاسوب هاربربوك 14", 89900, "laptop", "computers", null, {
      brand: "beacon",
      variations: ["storage"],
    }),
    p("Studio 16 Laptop", "حاسوب ستوديو 16", 129900, "laptop", "computers", null, { brand: "beacon" }),
    p("Noise-Cancelling Headphones", "سماعات عازلة للضوضاء", 14900, "headphones", "audio", null, {
      brand: "aurora",
      variations: ["colour"],
    }),
    p("Everyday Headphones", "سماعات يومية", 3900, "headphones", "audio", null, { brand: "aurora" }),
    p("Pocket Speaker", "مكبر صوت صغير", 4900, "speaker", "audio", null, {
      brand: "aurora",
      variations: ["colour"],
    }),
    p("Living Room Speaker", "مكبر صوت لغرفة المعيشة", 15900, "speaker", "audio", null, { brand: "aurora" }),
    p("Mirrorless Camera", "كاميرا بدون مرآة", 74900, "camera", "cameras", null, { brand: "optera" }),
    p("Instant Camera", "كاميرا فورية", 8900, "camera", "cameras", null, {
      brand: "optera",
      variations: ["colour"],
    }),
    p("Fitness Watch", "ساعة لياقة", 9900, "watch", "phones", null, {
      brand: "tempo",
      variations: ["colour"],
    }),
    p("Travel Blender", "خلاط محمول", 3900, "blender", "kitchen", null, { brand: "hearth" }),
  ],
  home: [
    p("Oak Reading Chair", "كرسي قراءة من البلوط", 24900, "chair", "furniture", null, { brand: "hearth" }),
    p("Folding Balcony Chair", "كرسي شرفة قابل للطي", 5900, "chair", "furniture", null, {
      brand: "hearth",
      variations: ["colour"],
    }),
    p("Ship's Lantern Lamp", "مصباح فانوس السفينة", 7900, "lamp", "lighting", null, { brand: "hearth" }),
    p("Adjustable Desk Lamp", "مصباح مكتب قابل للتعديل", 4500, "lamp", "lighting", null, {
      brand: "hearth",
      variations: ["colour"],
    }),
    p("Stoneware Mug", "كوب من الفخار الحجري", 1400, "mug", "kitchen", null, {
      brand: "kiln",
      variations: ["colour"],
    }),
    p("Hand-Painted Mug Set", "طقم أكواب مرسومة يدوياً", 4200, "mug", "kitchen", null, { brand: "kiln" }),
    p("Power Blender", "خلاط قوي", 8900, "blender", "kitchen", null, { brand: "hearth" }),
    p("Feather Pillow", "وسادة ريش", 3900, "pillow", "bedding", null, { brand: "hearth" }),
    p("Linen Cushion", "وسادة كتان", 2900, "pillow", "bedding", null, { variations: ["colour"] }),
    p("Monstera in Pot", "نبتة مونستيرا في أصيص", 3400, "plant", "plants", null),
    p("Kitchen Herb Trio", "ثلاثي أعشاب المطبخ", 1900, "plant", "plants", null),
    p("Olive Tree", "شجرة زيتون", 6900, "plant", "plants", null),
  ],
  books: [
    p("A Town Made of Salt", "مدينة من ملح", 1890, "book", "novels", null, {
      says: [
        "A novel of three sisters, one lighthouse and the winter in which the sea froze; winner of the Port Amber book prize.",
        "رواية عن ثلاث شقيقات ومنارة واحدة وشتاء تجمد فيه البحر، الحائزة على جائزة ميناء العنبر للكتاب.",
      ],
    }),
    p("The Ferryman's Almanac", "تقويم صاحب العبّارة", 1690, "book", "novels", null),
    p("Night Trains", "قطارات الليل", 1590, "book", "novels", null),
    p("Cooking from the Quay", "الطبخ على الرصيف", 2990, "book", "cookery-and-travel", null),
    p("One Hundred Walks", "مئة نزهة سيراً", 2490, "book", "cookery-and-travel", null),
    p("The Whale in the Bath", "الحوت في حوض الاستحمام", 1290, "book", "childrens-books", null),
    p("Goodnight, Lighthouse", "تصبحين على خير أيتها المنارة", 1190, "book", "childrens-books", null),
    p("Counting Gulls", "لنعدّ النوارس", 990, "book", "childrens-books", null),
    p("Reader's Mug", "كوب القارئ", 1500, "mug", "kitchen", null, { brand: "kiln" }),
    p("Clip-On Book Light", "مصباح قراءة بمشبك", 1900, "lamp", "lighting", null),
    p("Canvas Book Bag", "حقيبة كتب قماشية", 1800, "backpack", "bags", null, {
      brand: "saltline",
      variations: ["colour"],
    }),
  ],
  beauty: [
    p("Velvet Matte Lipstick", "أحمر شفاه مخملي", 1690, "lipstick", "make-up", null, {
      brand: "rosewater",
      variations: ["shade"],
    }),
    p("Tinted Lip Balm", "مرطب شفاه ملون", 990, "lipstick", "make-up", null, {
      brand: "rosewater",
      variations: ["shade"],
    }),
    p("Satin Lipstick Duo", "ثنائي أحمر شفاه ساتان", 2400, "lipstick", "make-up", null, {
      brand: "rosewater",
    }),
    p("Amber and Oud", "عنبر وعود", 8900, "perfume", "fragrance", null, {
      brand: "maison-amber",
      variations: ["bottleSize"],
      says: [
        "The scent the town is named for: warm amber, oud and a breath of salt air, blended in small batches behind the old customs house.",
        "العطر الذي سُميت به المدينة: عنبر دافئ وعود ونسمة من هواء البحر، يُمزج بكميات صغيرة خلف دار الجمارك القديمة.",
      ],
    }),
    p("Fig and Sea Salt", "تين وملح البحر", 6900, "perfume", "fragrance", null, {
      brand: "maison-amber",
      variations: ["bottleSize"],
    }),
    p("Orange Blossom Water", "ماء زهر البرتقال", 3900, "perfume", "fragrance", null, {
      brand: "maison-amber",
    }),
    p("Nourishing Shampoo", "شامبو مغذٍ", 1290, "shampoo", "bath-and-hair", "300 ml", { brand: "rosewater" }),
    p("Argan Hair Mask", "قناع الشعر بالأرغان", 1890, "cream", "bath-and-hair", "250 ml", {
      brand: "rosewater",
    }),
    p("Rose Hand Cream", "كريم اليدين بالورد", 1190, "cream", "bath-and-hair", "75 ml", {
      brand: "rosewater",
    }),
    p("Silk Sleep Pillow", "وسادة نوم حريرية", 4900, "pillow", "bedding", null),
  ],
  sport: [
    p("Match Football", "كرة قدم للمباريات", 2900, "ball", "sports-gear", null, { brand: "stride" }),
    p("Beach Volleyball", "كرة طائرة شاطئية", 2400, "ball", "sports-gear", null, {
      brand: "stride",
      variations: ["colour"],
    }),
    p("Street Basketball", "كرة سلة", 2700, "basketball", "sports-gear", null, { brand: "stride" }),
    p("Trail Backpack 25 l", "حقيبة ظهر 25 لتراً", 6900, "backpack", "sports-gear", null, {
      brand: "northmole",
      variations: ["colour"],
    }),
    p("Dry Bag", "حقيبة مقاومة للماء", 2900, "backpack", "sports-gear", null, { brand: "northmole" }),
    p("Breathable Training Tee", "تيشيرت تدريب", 2200, "t-shirt", "mens-wear", null, {
      brand: "stride",
      variations: sized,
    }),
    p("Windproof Running Jacket", "سترة جري مضادة للريح", 6400, "jacket", "mens-wear", null, {
      brand: "stride",
      variations: ["clothingSize"],
    }),
    p("Sport Sunglasses", "نظارة شمسية رياضية", 3900, "sunglasses", "accessories", null, {
      brand: "stride",
    }),
    p("Interval Trainer", "حذاء تدريب متقطع", 8900, "sneaker", "footwear", null, {
      brand: "stride",
      variations: worn,
    }),
    p("Steel Water Bottle", "قارورة ماء فولاذية", 1900, "water", "sports-gear", null, {
      variations: ["colour"],
    }),
  ],
  toys: [
    p("Wooden Ferry", "عبّارة خشبية", 2400, "toy", "wooden-toys", null, { brand: "tin-gull" }),
    p("Harbour Crane Set", "مجموعة رافعة الميناء", 4900, "toy", "wooden-toys", null, { brand: "tin-gull" }),
    p("Stacking Lighthouse", "منارة للتركيب", 1900, "toy", "wooden-toys", null, { brand: "tin-gull" }),
    p("Plush Gull", "نورس قماشي", 1600, "toy", "soft-toys", null, { brand: "tin-gull" }),
    p("Sleepy Seal", "الفقمة النعسانة", 1800, "toy", "soft-toys", null, {
      brand: "tin-gull",
      variations: ["colour"],
    }),
    p("Bouncy Ball", "كرة نطاطة", 500, "ball", "outdoor-play", null),
    p("First Football", "كرة قدم للصغار", 1400, "ball", "outdoor-play", null, { variations: ["colour"] }),
    p("Pirate Hat", "قبعة قرصان", 1200, "hat", "outdoor-play", null),
    p("Picture Story Set", "مجموعة قصص مصورة", 2900, "book", "childrens-books", null),
    p("Night Light Moon", "مصباح ليلي على شكل قمر", 2600, "lamp", "lighting", null),
    p("Nursery Backpack", "حقيبة حضانة", 2200, "backpack", "bags", null, { variations: ["colour"] }),
  ],
};
