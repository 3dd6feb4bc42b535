/** Categories, brands and common conditions of every module. */
import type { DemoBrand, DemoCategory, DemoCondition, ShopModule } from "./model";
import type { ThingKind } from "./picture-kinds";

type Row = [slug: string, en: string, ar: string, picture: ThingKind];
/** A parent with its childes; the dot marks a parent that is not featured. */
type Branch = [...Row, featured: boolean, childes: Row[]];

const trees: Record<ShopModule, Branch[]> = {
  food: [
    [
      "burgers",
      "Burgers",
      "برغر",
      "burger",
      true,
      [
        ["beef-burgers", "Beef burgers", "برغر لحم", "burger"],
        ["chicken-burgers", "Chicken burgers", "برغر دجاج", "burger"],
        ["plant-burgers", "Plant burgers", "برغر نباتي", "burger"],
      ],
    ],
    [
      "pizza",
      "Pizza",
      "بيتزا",
      "pizza",
      true,
      [
        ["classic-pizza", "Classic pizza", "بيتزا كلاسيكية", "pizza"],
        ["special-pizza", "House specials", "بيتزا مميزة", "pizza"],
      ],
    ],
    [
      "asian",
      "Asian",
      "آسيوي",
      "ramen",
      true,
      [
        ["sushi-rolls", "Sushi and rolls", "سوشي ورولات", "sushi"],
        ["ramen-and-noodles", "Ramen and noodles", "رامن ونودلز", "ramen"],
        ["dumplings-and-bao", "Dumplings and bao", "زلابية وباو", "dumplings"],
        ["curry-and-rice", "Curry and rice", "كاري وأرز", "curry"],
      ],
    ],
    [
      "levantine",
      "Levantine",
      "مأكولات شامية",
      "kebab",
      true,
      [
        ["kebab-and-grill", "Kebab and grill", "كباب ومشاوي", "kebab"],
        ["falafel-and-mezze", "Falafel and mezze", "فلافل ومازة", "falafel-wrap"],
        ["manakish", "Manakish", "مناقيش", "pizza"],
      ],
    ],
    [
      "chicken",
      "Chicken",
      "دجاج",
      "fried-chicken",
      true,
      [
        ["fried-chicken", "Fried chicken", "دجاج مقلي", "fried-chicken"],
        ["wings-and-tenders", "Wings and tenders", "أجنحة وأصابع", "fried-chicken"],
      ],
    ],
    [
      "seafood",
      "Seafood",
      "مأكولات بحرية",
      "grilled-fish",
      true,
      [
        ["grilled-fish-dishes", "Fish", "أسماك", "grilled-fish"],
        ["shrimp-and-shellfish", "Shrimp and shellfish", "روبيان ومحار", "shrimp"],
      ],
    ],
    [
      "healthy",
      "Healthy",
      "صحي",
      "salad",
      true,
      [
        ["salads", "Salads", "سلطات", "salad"],
        ["grain-bowls", "Grain bowls", "أوعية الحبوب", "rice-bowl"],
        ["soups", "Soups", "شوربات", "soup"],
      ],
    ],
    [
      "desserts",
      "Desserts",
      "حلويات",
      "cake",
      true,
      [
        ["cakes", "Cakes", "كعك", "cake"],
        ["pastries", "Pastries", "معجنات", "croissant"],
        ["ice-creams", "Ice cream", "آيس كريم", "ice-cream"],
        ["donuts", "Doughnuts", "دونات", "donut"],
        ["desserts-fruit", "Fruit", "فواكه", "berries"],
      ],
    ],
    [
      "drinks",
      "Drinks",
      "مشروبات",
      "juice",
      true,
      [
        ["coffees", "Coffee and tea", "قهوة وشاي", "coffee"],
        ["fresh-juices", "Fresh juice", "عصائر طازجة", "juice"],
        ["smoothies", "Smoothies and shakes", "سموذي وميلك شيك", "smoothie"],
        ["soft-drinks", "Soft drinks", "مشروبات غازية", "soda"],
      ],
    ],
    [
      "italian",
      "Pasta",
      "باستا",
      "pasta",
      false,
      [
        ["pasta-dishes", "Pasta dishes", "أطباق الباستا", "pasta"],
        ["bakes-and-risotto", "Bakes and risotto", "أطباق فرن وريزوتو", "pasta"],
      ],
    ],
    [
      "street-food",
      "Street food",
      "مأكولات الشارع",
      "tacos",
      false,
      [
        ["taco-dishes", "Tacos", "تاكو", "tacos"],
        ["burritos-and-bowls", "Burritos and bowls", "بوريتو وأوعية", "falafel-wrap"],
        ["sandwiches", "Sandwiches", "ساندويتشات", "sandwich"],
        ["fries-and-sides", "Fries and sides", "بطاطس وأطباق جانبية", "fries"],
      ],
    ],
    ["steaks", "Steaks", "ستيك", "steak", false, [["steak-dishes", "Steak and chops", "ستيك وريش", "steak"]]],
    [
      "breakfast",
      "Breakfast",
      "فطور",
      "pancakes",
      true,
      [
        ["eggs-and-breakfast", "Eggs and breakfast", "بيض وفطور", "eggs"],
        ["pancakes-and-waffles", "Pancakes and waffles", "بان كيك ووافل", "pancakes"],
        ["breads", "Bread", "خبز", "bread"],
      ],
    ],
  ],
  grocery: [
    [
      "produce",
      "Fruit and vegetables",
      "فواكه وخضار",
      "apple",
      true,
      [
        ["fresh-fruit", "Fruit", "فواكه", "banana"],
        ["vegetables", "Vegetables", "خضار", "carrot"],
      ],
    ],
    [
      "dairy",
      "Milks and eggs",
      "ألبان وبيض",
      "milk",
      true,
      [
        ["milk-and-yogurt", "Milk and yogurt", "حليب وزبادي", "milk"],
        ["cheese-and-eggs", "Cheese, butter and eggs", "جبن وزبدة وبيض", "cheese"],
      ],
    ],
    [
      "bakery",
      "Bread and bakery",
      "خبز ومخبوزات",
      "bread",
      true,
      [["bread-and-bakes", "Bread and bakes", "خبز ومعجنات", "bread"]],
    ],
    [
      "pantry",
      "Pantry",
      "المؤونة",
      "rice-bag",
      true,
      [
        ["rice-and-pasta", "Rice and pasta", "أرز وباستا", "rice-bag"],
        ["oils-and-tins", "Oils and tins", "زيوت ومعلبات", "oil"],
        ["breakfast-and-spreads", "Breakfast and spreads", "فطور ومربيات", "honey"],
      ],
    ],
    [
      "beverages",
      "Drinks",
      "مشروبات",
      "juice-carton",
      true,
      [
        ["water-and-juice", "Water and juice", "مياه وعصائر", "water"],
        ["coffee-and-soda", "Coffee and soda", "قهوة ومشروبات غازية", "soda"],
      ],
    ],
    [
      "snacks",
      "Sweets and frozen",
      "حلويات ومجمدات",
      "chocolate",
      true,
      [
        ["sweets-and-snacks", "Sweets and snacks", "حلويات ووجبات خفيفة", "biscuits"],
        ["frozen-treats", "Frozen", "مجمدات", "ice-pop"],
      ],
    ],
    [
      "butcher",
      "Meat and poultry",
      "لحوم ودواجن",
      "meat",
      true,
      [["meat-and-poultry", "Meat and poultry", "لحوم ودواجن", "chicken"]],
    ],
    [
      "seafood-counter",
      "Fish counter",
      "ركن الأسماك",
      "fish",
      true,
      [["fish-and-seafood", "Fish and seafood", "أسماك ومأكولات بحرية", "fish"]],
    ],
    [
      "household",
      "Household",
      "مستلزمات المنزل",
      "detergent",
      false,
      [
        ["cleaning", "Cleaning", "تنظيف", "detergent"],
        ["paper-goods", "Paper goods", "منتجات ورقية", "tissue"],
      ],
    ],
  ],
  pharmacy: [
    [
      "medicines",
      "Medicines",
      "أدوية",
      "pill-blister",
      true,
      [
        ["pain-relief", "Pain relief", "مسكنات", "pill-blister"],
        ["cold-and-flu", "Cold and flu", "برد وإنفلونزا", "syrup"],
        ["allergy-care", "Allergy", "حساسية", "drops"],
        ["stomach-care", "Stomach", "المعدة", "capsules"],
      ],
    ],
    [
      "prescriptions",
      "On prescription",
      "بوصفة طبية",
      "inhaler",
      true,
      [["prescription-medicine", "Prescription medicine", "أدوية بوصفة", "inhaler"]],
    ],
    [
      "wellness",
      "Vitamins",
      "فيتامينات",
      "vitamins",
      true,
      [
        ["vitamins", "Vitamins", "فيتامينات", "vitamins"],
        ["supplements", "Supplements", "مكملات", "capsules"],
      ],
    ],
    [
      "aid-and-devices",
      "First aid and devices",
      "إسعافات وأجهزة",
      "bandage",
      true,
      [
        ["first-aid", "First aid", "إسعافات أولية", "bandage"],
        ["home-devices", "Home devices", "أجهزة منزلية", "blood-pressure-monitor"],
      ],
    ],
    [
      "personal-care",
      "Personal care",
      "عناية شخصية",
      "shampoo",
      true,
      [
        ["hygiene", "Hygiene", "نظافة", "sanitiser"],
        ["hair-and-body", "Hair and body", "الشعر والجسم", "shampoo"],
        ["skin-care", "Skin care", "عناية بالبشرة", "cream"],
      ],
    ],
    [
      "baby",
      "Baby Care",
      "عناية بالطفل",
      "baby-bottle",
      true,
      [["baby-care", "Nappies and feeding", "حفاضات ورضاعة", "nappies"]],
    ],
    [
      "women",
      "Womans Care",
      "عناية بالمرأة",
      "test-kit",
      true,
      [["womens-health", "Women's health", "صحة المرأة", "test-kit"]],
    ],
    [
      "men",
      "Mens",
      "عناية بالرجل",
      "vitamins",
      false,
      [["mens-health", "Men's health", "صحة الرجل", "vitamins"]],
    ],
  ],
  ecommerce: [
    [
      "clothing",
      "Clothing",
      "ملابس",
      "t-shirt",
      true,
      [
        ["mens-wear", "Menswear", "ملابس رجالية", "t-shirt"],
        ["womens-wear", "Womenswear", "ملابس نسائية", "dress"],
      ],
    ],
    [
      "shoes-and-bags",
      "Shoes and bags",
      "أحذية وحقائب",
      "sneaker",
      true,
      [
        ["footwear", "Shoes", "أحذية", "sneaker"],
        ["bags", "Bags", "حقائب", "handbag"],
        ["accessories", "Accessories", "إكسسوارات", "sunglasses"],
      ],
    ],
    [
      "tech",
      "Electronics",
      "إلكترونيات",
      "headphones",
      true,
      [
        ["phones", "Phones and watches", "هواتف وساعات", "phone"],
        ["computers", "Computers", "حواسيب", "laptop"],
        ["audio", "Audio", "صوتيات", "speaker"],
        ["cameras", "Cameras", "كاميرات", "camera"],
      ],
    ],
    [
      "living",
      "Home and kitchen",
      "المنزل والمطبخ",
      "lamp",
      true,
      [
        ["furniture", "Furniture", "أثاث", "chair"],
        ["lighting", "Lighting", "إضاءة", "lamp"],
        ["kitchen", "Kitchen", "مطبخ", "mug"],
        ["bedding", "Bedding", "مفروشات", "pillow"],
      ],
    ],
    ["greenery", "Plants", "نباتات", "plant", true, [["plants", "House plants", "نباتات منزلية", "plant"]]],
    [
      "reading",
      "Books",
      "كتب",
      "book",
      true,
      [
        ["novels", "Novels", "روايات", "book"],
        ["cookery-and-travel", "Cookery and travel", "طبخ وسفر", "book"],
        ["childrens-books", "Children's books", "كتب أطفال", "book"],
      ],
    ],
    [
      "cosmetics",
      "Beauty",
      "جمال",
      "lipstick",
      true,
      [
        ["make-up", "Make-up", "مكياج", "lipstick"],
        ["fragrance", "Fragrance", "عطور", "perfume"],
        ["bath-and-hair", "Bath and hair", "الحمام والشعر", "shampoo"],
      ],
    ],
    [
      "play",
      "Sport and toys",
      "رياضة وألعاب",
      "ball",
      true,
      [
        ["sports-gear", "Sports gear", "معدات رياضية", "ball"],
        ["wooden-toys", "Wooden toys", "ألعاب خشبية", "toy"],
        ["soft-toys", "Soft toys", "ألعاب محشوة", "toy"],
        ["outdoor-play", "Outdoor play", "ألعاب خارجية", "ball"],
      ],
    ],
  ],
};

/** Slugs are unique over modules: those of a module carry its name where two would meet. */
export const categorySlug = (module: ShopModule, slug: string) =>
  module === "food" ? slug : `${module}-${slug}`;

export const demoCategories: readonly DemoCategory[] = (Object.keys(trees) as ShopModule[]).flatMap(
  (module) =>
    trees[module].flatMap(([slug, en, ar, picture, featured, childes], order) => {
      const parent = categorySlug(module, slug);
      const row = (own: string, name: { en: string; ar: string }, kind: ThingKind): DemoCategory => ({
        slug: own,
        module,
        parent: null,
        name,
        picture: `category/${kind}`,
        featured,
        priority: 100 - order,
      });
      return [
        row(parent, { en, ar }, picture),
        ...childes.map(([childSlug, childEn, childAr, kind], position) => {
          // A parent and its child may share their word (pizza, shoes): the child's slug is told apart.
          const own = categorySlug(module, childSlug);
          return {
            ...row(own, { en: childEn, ar: childAr }, kind),
            parent,
            featured: false,
            priority: 50 - position,
          };
        }),
      ];
    }),
);

const brandRows: Record<Exclude<ShopModule, "food">, [slug: string, en: string, ar: string][]> = {
  grocery: [
    ["bayfield-dairy", "Bayfield Dairy", "ألبان بايفيلد"],
    ["hill-farm", "Hill Farm", "مزرعة التل"],
    ["green-tide", "Green Tide", "المد الأخضر"],
    ["amber-pantry", "Amber Pantry", "مؤونة أمبر"],
    ["sunny-mole", "Sunny Mole", "الرصيف المشمس"],
    ["hillspring", "Hillspring", "نبع التل"],
    ["lighthouse-roasters", "Lighthouse Roasters", "محمصة المنارة"],
    ["quayside-catch", "Quayside Catch", "صيد الرصيف"],
    ["blue-anchor", "Blue Anchor", "المرساة الزرقاء"],
  ],
  pharmacy: [
    ["harbourmed", "HarbourMed", "هاربورميد"],
    ["vitara", "Vitara", "فيتارا"],
    ["pure-tide", "Pure Tide", "المد النقي"],
    ["little-wave", "Little Wave", "الموجة الصغيرة"],
  ],
  ecommerce: [
    ["saltline", "Saltline", "سولتلاين"],
    ["northmole", "Northmole", "نورثمول"],
    ["mirella", "Mirella", "ميريلا"],
    ["stride", "Stride & Co", "سترايد"],
    ["tempo", "Tempo Watches", "ساعات تيمبو"],
    ["beacon", "Beacon", "بيكون"],
    ["aurora", "Aurora Audio", "أورورا للصوتيات"],
    ["optera", "Optera", "أوبتيرا"],
    ["hearth", "Hearth & Home", "الموقد والبيت"],
    ["kiln", "Kiln Studio", "استوديو الفخار"],
    ["rosewater", "Rosewater", "ماء الورد"],
    ["maison-amber", "Maison Amber", "دار العنبر"],
    ["tin-gull", "Tin Gull", "نورس الصفيح"],
  ],
};

let brandNumber = 0;
export const demoBrands: readonly DemoBrand[] = (
  Object.keys(brandRows) as (keyof typeof brandRows)[]
).flatMap((module) =>
  brandRows[module].map(([slug, en, ar]) => {
    brandNumber += 1;
    return { slug, module, name: { en, ar }, picture: `brand/${brandNumber}` };
  }),
);

export const demoConditions: readonly DemoCondition[] = (
  [
    ["headache", "Headache", "صداع", "pill-blister"],
    ["fever", "Fever", "حمّى", "thermometer"],
    ["cold-and-flu", "Cold and flu", "برد وإنفلونزا", "mask"],
    ["cough", "Cough", "سعال", "syrup"],
    ["allergy", "Allergy", "حساسية", "drops"],
    ["stomach-ache", "Stomach ache", "ألم المعدة", "capsules"],
    ["muscle-pain", "Muscle pain", "ألم العضلات", "cream"],
    ["cuts-and-burns", "Cuts and burns", "جروح وحروق", "bandage"],
  ] as Row[]
).map(([slug, en, ar, picture]) => ({
  slug,
  module: "pharmacy",
  name: { en, ar },
  picture: `condition/${picture}`,
}));
