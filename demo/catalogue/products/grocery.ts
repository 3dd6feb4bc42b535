import { type Product, product as p } from "./product";

const green = { veg: true } as const;
const organic = { veg: true, organic: true } as const;
const halal = { halal: true } as const;

/** Goods of grocers, butchers and fishmongers, sold by the kilogram, piece or pack, or by so many g, ml or l. */
export const groceryProducts: readonly Product[] = [
  p("Red Apples", "تفاح أحمر", 320, "apple", "fresh-fruit", "kg", green),
  p("Organic Green Apples", "تفاح أخضر عضوي", 450, "apple", "fresh-fruit", "kg", organic),
  p("Bananas", "موز", 190, "banana", "fresh-fruit", "kg", green),
  p("Organic Bananas", "موز عضوي", 260, "banana", "fresh-fruit", "kg", organic),
  p("Navel Oranges", "برتقال أبو سرة", 280, "orange", "fresh-fruit", "kg", green),
  p("Mandarins", "يوسفي", 340, "orange", "fresh-fruit", "kg", green),
  p("Seedless Black Grapes", "عنب أسود بلا بذور", 490, "grapes", "fresh-fruit", "kg", green),
  p("Strawberries", "فراولة", 420, "berries", "fresh-fruit", "pack", green),
  p("Blueberries", "توت أزرق", 390, "berries", "fresh-fruit", "pack", organic),
  p("Vine Tomatoes", "طماطم عنقودية", 290, "tomato", "vegetables", "kg", green),
  p("Cherry Tomatoes", "طماطم كرزية", 260, "tomato", "vegetables", "pack", organic),
  p("Carrots", "جزر", 150, "carrot", "vegetables", "kg", green),
  p("Organic Bunched Carrots", "جزر عضوي بأوراقه", 240, "carrot", "vegetables", "pack", organic),
  p("Crisp Lettuce", "خس مقرمش", 180, "lettuce", "vegetables", "pcs", green),
  p("Baby Spinach", "سبانخ صغيرة", 250, "lettuce", "vegetables", "pack", organic),
  p("Brown Onions", "بصل بني", 120, "onion", "vegetables", "kg", green),
  p("Red Onions", "بصل أحمر", 150, "onion", "vegetables", "kg", green),
  p("Washed Potatoes", "بطاطس مغسولة", 180, "potato", "vegetables", "kg", green),
  p("Sweet Potatoes", "بطاطا حلوة", 260, "potato", "vegetables", "kg", green),
  p("Whole Milk", "حليب كامل الدسم", 170, "milk", "milk-and-yogurt", "1 l", {
    veg: true,
    brand: "bayfield-dairy",
  }),
  p("Skimmed Milk", "حليب خالي الدسم", 165, "milk", "milk-and-yogurt", "1 l", {
    veg: true,
    brand: "bayfield-dairy",
  }),
  p("Organic Oat Drink", "مشروب شوفان عضوي", 290, "milk", "milk-and-yogurt", "1 l", {
    ...organic,
    brand: "green-tide",
  }),
  p("Greek Yogurt", "زبادي يوناني", 340, "yogurt", "milk-and-yogurt", "450 g", {
    veg: true,
    brand: "bayfield-dairy",
  }),
  p("Strawberry Yogurt", "زبادي بالفراولة", 120, "yogurt", "milk-and-yogurt", "150 g", {
    veg: true,
    brand: "bayfield-dairy",
  }),
  p("Labneh", "لبنة", 310, "yogurt", "milk-and-yogurt", "400 g", { veg: true, brand: "hill-farm" }),
  p("Mature Cheddar", "شيدر معتق", 490, "cheese", "cheese-and-eggs", "350 g", {
    veg: true,
    brand: "hill-farm",
  }),
  p("Feta in Brine", "فيتا في محلول ملحي", 420, "cheese", "cheese-and-eggs", "400 g", {
    veg: true,
    brand: "hill-farm",
  }),
  p("Halloumi", "حلوم", 460, "cheese", "cheese-and-eggs", "225 g", { veg: true, brand: "hill-farm" }),
  p("Free-Range Eggs", "بيض بلدي", 380, "eggs", "cheese-and-eggs", "pack", { veg: true, brand: "hill-farm" }),
  p("Organic Eggs", "بيض عضوي", 490, "eggs", "cheese-and-eggs", "pack", { ...organic, brand: "hill-farm" }),
  p("Salted Butter", "زبدة مملحة", 360, "butter", "cheese-and-eggs", "250 g", {
    veg: true,
    brand: "bayfield-dairy",
  }),
  p("Sourdough Loaf", "خبز العجين المخمر", 420, "bread", "bread-and-bakes", "pcs", green),
  p("Wholemeal Sliced Bread", "خبز أسمر مقطع", 240, "bread", "bread-and-bakes", "pack", green),
  p("Flatbreads", "خبز عربي", 140, "bread", "bread-and-bakes", "pack", green),
  p("Butter Croissants", "كرواسون بالزبدة", 390, "croissant", "bread-and-bakes", "pack", green),
  p("Ring Doughnuts", "دونات", 320, "donut", "bread-and-bakes", "pack", green),
  p("Basmati Rice", "أرز بسمتي", 690, "rice-bag", "rice-and-pasta", "kg", {
    veg: true,
    brand: "amber-pantry",
  }),
  p("Short-Grain Rice", "أرز قصير الحبة", 420, "rice-bag", "rice-and-pasta", "kg", {
    veg: true,
    brand: "amber-pantry",
  }),
  p("Spaghetti", "سباغيتي", 160, "pasta-pack", "rice-and-pasta", "500 g", {
    veg: true,
    brand: "amber-pantry",
  }),
  p("Wholewheat Penne", "بيني قمح كامل", 190, "pasta-pack", "rice-and-pasta", "500 g", {
    ...organic,
    brand: "green-tide",
  }),
  p("Extra Virgin Olive Oil", "زيت زيتون بكر ممتاز", 1190, "oil", "oils-and-tins", "750 ml", {
    veg: true,
    brand: "hill-farm",
    says: [
      "Pressed within hours of picking from the old terraces above the town; grassy, a little peppery and good enough to drink with bread and salt.",
      "يُعصر خلال ساعات من القطاف من مدرجات الزيتون القديمة فوق المدينة، بنكهة عشبية ولسعة خفيفة تكفيها قطعة خبز وملح.",
    ],
  }),
  p("Sunflower Oil", "زيت دوار الشمس", 420, "oil", "oils-and-tins", "1 l", {
    veg: true,
    brand: "amber-pantry",
  }),
  p("Chopped Tomatoes", "طماطم مقطعة", 110, "canned-food", "oils-and-tins", "400 g", {
    veg: true,
    brand: "amber-pantry",
  }),
  p("Chickpeas", "حمص معلب", 120, "canned-food", "oils-and-tins", "400 g", {
    veg: true,
    brand: "amber-pantry",
  }),
  p("Tuna in Olive Oil", "تونة بزيت الزيتون", 290, "canned-food", "oils-and-tins", "160 g", {
    brand: "quayside-catch",
  }),
  p("Wildflower Honey", "عسل الأزهار البرية", 790, "honey", "breakfast-and-spreads", "340 g", {
    ...organic,
    brand: "hill-farm",
  }),
  p("Toasted Muesli", "موسلي محمص", 460, "cereal", "breakfast-and-spreads", "600 g", {
    veg: true,
    brand: "green-tide",
  }),
  p("Corn Flakes", "رقائق الذرة", 350, "cereal", "breakfast-and-spreads", "500 g", {
    veg: true,
    brand: "amber-pantry",
  }),
  p("Porridge Oats", "شوفان", 260, "cereal", "breakfast-and-spreads", "kg", {
    ...organic,
    brand: "green-tide",
  }),
  p("Orange Juice", "عصير برتقال", 340, "juice-carton", "water-and-juice", "1 l", {
    veg: true,
    brand: "sunny-mole",
  }),
  p("Apple Juice", "عصير تفاح", 290, "juice-carton", "water-and-juice", "1 l", {
    veg: true,
    brand: "sunny-mole",
  }),
  p("Still Spring Water", "مياه نبع", 90, "water", "water-and-juice", "1.5 l", {
    veg: true,
    brand: "hillspring",
  }),
  p("Sparkling Water", "مياه فوارة", 110, "water", "water-and-juice", "1 l", {
    veg: true,
    brand: "hillspring",
  }),
  p("Lemon Soda", "صودا الليمون", 130, "soda", "coffee-and-soda", "330 ml", {
    veg: true,
    brand: "sunny-mole",
  }),
  p("Ginger Ale", "شراب الزنجبيل", 140, "soda", "coffee-and-soda", "330 ml", {
    veg: true,
    brand: "sunny-mole",
  }),
  p("Ground Arabica Coffee", "قهوة أرابيكا مطحونة", 890, "coffee", "coffee-and-soda", "250 g", {
    veg: true,
    brand: "lighthouse-roasters",
  }),
  p("Dark Chocolate 70%", "شوكولاتة داكنة 70%", 290, "chocolate", "sweets-and-snacks", "100 g", {
    ...organic,
    brand: "green-tide",
  }),
  p("Milk Chocolate Bar", "لوح شوكولاتة بالحليب", 190, "chocolate", "sweets-and-snacks", "100 g", green),
  p("Oat Biscuits", "بسكويت الشوفان", 220, "biscuits", "sweets-and-snacks", "pack", green),
  p("Date Maamoul Box", "علبة معمول بالتمر", 690, "biscuits", "sweets-and-snacks", "pack", green),
  p("Vanilla Ice Cream Tub", "علبة آيس كريم فانيلا", 590, "ice-cream", "frozen-treats", "900 ml", {
    veg: true,
    brand: "bayfield-dairy",
  }),
  p("Fruit Ice Pops", "مصاصات فواكه مثلجة", 390, "ice-pop", "frozen-treats", "pack", green),
  p("Frozen Dumplings", "زلابية مجمدة", 620, "dumplings", "frozen-treats", "pack", halal),
  p("Whole Chicken", "دجاجة كاملة", 890, "chicken", "meat-and-poultry", "kg", halal),
  p("Chicken Breast Fillets", "صدور دجاج", 990, "chicken", "meat-and-poultry", "kg", halal),
  p("Minced Beef", "لحم بقري مفروم", 1090, "meat", "meat-and-poultry", "kg", halal),
  p("Lamb Shoulder", "كتف ضأن", 1690, "meat", "meat-and-poultry", "kg", halal),
  p("Rib-Eye Steaks", "شرائح ريب آي", 2490, "steak", "meat-and-poultry", "kg", halal),
  p("Beef Sausages", "نقانق بقرية", 790, "meat", "meat-and-poultry", "400 g", halal),
  p("Sea Bream", "سمك دنيس", 1490, "fish", "fish-and-seafood", "kg", { brand: "quayside-catch" }),
  p("Salmon Fillets", "فيليه سلمون", 1890, "fish", "fish-and-seafood", "kg", { brand: "quayside-catch" }),
  p("Raw Prawns", "روبيان طازج", 1690, "shrimp", "fish-and-seafood", "kg", { brand: "quayside-catch" }),
  p("Smoked Mackerel", "ماكريل مدخن", 690, "fish", "fish-and-seafood", "200 g", { brand: "quayside-catch" }),
  p("Laundry Liquid", "سائل غسيل", 890, "detergent", "cleaning", "2 l", { brand: "blue-anchor" }),
  p("Dish Soap", "سائل جلي", 290, "detergent", "cleaning", "500 ml", { brand: "blue-anchor" }),
  p("Surface Cleaner", "منظف أسطح", 340, "detergent", "cleaning", "750 ml", { brand: "blue-anchor" }),
  p("Toilet Tissue", "ورق تواليت", 590, "tissue", "paper-goods", "pack", { brand: "blue-anchor" }),
  p("Kitchen Rolls", "مناديل مطبخ", 390, "tissue", "paper-goods", "pack", { brand: "blue-anchor" }),
];
