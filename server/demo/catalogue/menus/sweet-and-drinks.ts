import { breakfastHours, dish, type Menu } from "./menu";

export const bakeryMenu: Menu = {
  front: "bakery",
  addOns: ["candle", "cream", "berries"],
  dishes: [
    dish("Butter Croissant", "كرواسون بالزبدة", 290, "croissant", "pastries", "Three days in the making.", "يُحضّر على مدى ثلاثة أيام.", { veg: true, recommended: true, addOns: ["honey"] }),
    dish("Almond Croissant", "كرواسون باللوز", 380, "croissant", "pastries", "Twice baked with frangipane.", "مخبوز مرتين بكريمة اللوز.", { veg: true }),
    dish("Pain au Chocolat", "كرواسون بالشوكولاتة", 340, "croissant", "pastries", "Two bars of dark chocolate.", "قطعتان من الشوكولاتة الداكنة.", { veg: true, recommended: true, addOns: [] }),
    dish("Harbour Sourdough", "خبز الميناء المخمر", 520, "bread", "breads", "A crackling loaf, leavened with a starter that the family has kept alive on the windowsill above the quay since 1931.", "رغيف مقرمش بخميرة حافظت عليها العائلة حية على النافذة فوق الرصيف منذ عام ١٩٣١.", { veg: true, recommended: true, addOns: [] }),
    dish("Olive Ciabatta", "شياباتا بالزيتون", 420, "bread", "breads", "Green olives and rosemary.", "زيتون أخضر وإكليل الجبل.", { veg: true, addOns: [] }),
    dish("Cinnamon Knot", "عقدة القرفة", 350, "donut", "pastries", "Cardamom dough, pearl sugar.", "عجينة بالهيل وحبيبات السكر.", { veg: true, addOns: [] }),
    dish("Lemon Drizzle Cake", "كيك الليمون", 480, "cake", "cakes", "Sharp icing, soft crumb.", "تغطية حامضة وقوام طري.", { veg: true, options: ["cakeSize"] }),
    dish("Chocolate Celebration Cake", "كعكة الشوكولاتة للاحتفال", 690, "cake", "cakes", "Three layers and ganache.", "ثلاث طبقات وغاناش.", { veg: true, recommended: true, options: ["cakeSize"] }),
    dish("Pistachio Rose Cake", "كعكة الفستق والورد", 750, "cake", "cakes", "Ground pistachio, rose cream.", "فستق مطحون وكريمة الورد.", { veg: true, options: ["cakeSize"] }),
    dish("Vanilla Éclair", "إكلير الفانيلا", 390, "croissant", "pastries", "Crisp choux, cold custard.", "عجينة شو مقرمشة وكاسترد بارد.", { veg: true, addOns: [] }),
    dish("Date Maamoul", "معمول بالتمر", 450, "biscuits", "pastries", "Six semolina cookies filled with dates.", "ست قطع من السميد محشوة بالتمر.", { veg: true, addOns: [] }),
    dish("Glazed Ring Doughnut", "دونات مزججة", 260, "donut", "donuts", "Still warm at nine.", "ما زالت دافئة في التاسعة.", { veg: true, addOns: [] }),
    dish("Raspberry Doughnut", "دونات التوت", 290, "donut", "donuts", "Filled until it is heavy.", "محشوة حتى تثقل.", { veg: true, addOns: [] }),
    dish("Breakfast Basket", "سلة الفطور", 1190, "bread", "eggs-and-breakfast", "Rolls, butter, jam and cheese for two.", "خبز وزبدة ومربى وجبن لشخصين.", { veg: true, available: breakfastHours }),
  ],
};

export const breakfastMenu: Menu = {
  front: "breakfast",
  addOns: ["mapleSyrup", "berries", "cream", "egg", "avocado"],
  dishes: [
    dish("Buttermilk Pancakes", "بان كيك باللبن", 790, "pancakes", "pancakes-and-waffles", "A stack of three with butter and maple.", "ثلاث طبقات مع الزبدة وشراب القيقب.", { veg: true, recommended: true }),
    dish("Blueberry Pancakes", "بان كيك التوت الأزرق", 890, "pancakes", "pancakes-and-waffles", "Berries folded in the batter.", "توت داخل العجينة.", { veg: true, recommended: true }),
    dish("Belgian Waffle", "وافل بلجيكي", 820, "pancakes", "pancakes-and-waffles", "Crisp squares, vanilla cream.", "مربعات مقرمشة وكريمة الفانيلا.", { veg: true }),
    dish("Shakshuka", "شكشوكة", 850, "soup", "eggs-and-breakfast", "Eggs poached in pepper and tomato.", "بيض في صلصة الطماطم والفلفل.", { veg: true, recommended: true, options: ["heat"], addOns: ["feta", "bread"] }),
    dish("Full Quay Breakfast", "فطور الرصيف الكامل", 1250, "eggs", "eggs-and-breakfast", "Eggs your way, beef sausages, beans, mushrooms, grilled tomato and as much toast as you like: what the dockers eat before the first ferry.", "بيض كما تحب ونقانق بقرية وفاصوليا وفطر وطماطم مشوية وخبز محمص بلا حدود: فطور عمال الميناء قبل أول عبّارة.", { options: ["eggs", "twoSides"], available: breakfastHours }),
    dish("Eggs Benedict", "بيض بنديكت", 990, "eggs", "eggs-and-breakfast", "Turkey ham and hollandaise.", "ديك رومي وصلصة هولنديز.", { options: ["eggs"], available: breakfastHours }),
    dish("Smoked Salmon Bagel", "بيغل السلمون المدخن", 980, "sandwich", "eggs-and-breakfast", "Cream cheese, capers and dill.", "جبن كريمي وكبر وشبت."),
    dish("Granola and Yogurt", "غرانولا وزبادي", 590, "yogurt", "eggs-and-breakfast", "Baked with honey and almonds.", "مخبوزة بالعسل واللوز.", { veg: true, addOns: ["berries", "honey"] }),
    dish("French Toast", "توست فرنسي", 820, "pancakes", "pancakes-and-waffles", "Brioche, cinnamon and orange.", "بريوش وقرفة وبرتقال.", { veg: true }),
    dish("Cheese Omelette", "أومليت بالجبن", 720, "eggs", "eggs-and-breakfast", "Three eggs, chives.", "ثلاث بيضات وثوم معمر.", { veg: true, options: ["breadKind"] }),
    dish("Flat White", "فلات وايت", 380, "coffee", "coffees", "Two ristrettos and silky milk.", "جرعتا ريستريتو وحليب ناعم.", { veg: true, options: ["cup", "milk"], addOns: ["espresso"] }),
    dish("Fresh Orange Juice", "عصير برتقال طازج", 420, "juice", "fresh-juices", "Four oranges a glass.", "أربع برتقالات في كل كوب.", { veg: true, addOns: [] }),
  ],
};

export const coffeeMenu: Menu = {
  front: "coffee",
  addOns: ["espresso", "cream", "honey"],
  dishes: [
    dish("Espresso", "إسبريسو", 250, "coffee", "coffees", "Our dark dockside roast.", "تحميصنا الداكن على الرصيف.", { veg: true, options: ["sweetness"] }),
    dish("Cappuccino", "كابتشينو", 380, "coffee", "coffees", "Thick foam, a little cocoa.", "رغوة كثيفة وقليل من الكاكاو.", { veg: true, recommended: true, options: ["cup", "milk"] }),
    dish("Caramel Latte", "لاتيه الكراميل", 450, "coffee", "coffees", "Salted caramel made here.", "كراميل مملح من صنعنا.", { veg: true, recommended: true, options: ["cup", "milk", "sweetness"] }),
    dish("Cardamom Coffee", "قهوة بالهيل", 320, "coffee", "coffees", "Light roast, cardamom and saffron, in a pot.", "تحميص فاتح وهيل وزعفران في دلة.", { veg: true, addOns: [] }),
    dish("Cold Brew", "قهوة باردة منقوعة", 420, "coffee", "coffees", "Steeped for eighteen hours.", "منقوعة ثماني عشرة ساعة.", { veg: true, options: ["cup", "milk"] }),
    dish("Mocha", "موكا", 460, "coffee", "coffees", "Espresso, dark chocolate and milk.", "إسبريسو وشوكولاتة داكنة وحليب.", { veg: true, options: ["cup", "milk"] }),
    dish("Masala Chai", "شاي ماسالا", 350, "coffee", "coffees", "Simmered with ginger and cloves.", "مغلي مع الزنجبيل والقرنفل.", { veg: true, options: ["sweetness"], addOns: ["honey"] }),
    dish("Hot Chocolate", "شوكولاتة ساخنة", 420, "coffee", "coffees", "Shaved, not powdered.", "من شوكولاتة مبشورة.", { veg: true, options: ["cup"] }),
    dish("Carrot Cake", "كيك الجزر", 490, "cake", "cakes", "Walnuts and cream cheese icing.", "جوز وتغطية الجبن الكريمي.", { veg: true, addOns: [] }),
    dish("Banana Bread", "خبز الموز", 390, "bread", "pastries", "Toasted, with butter.", "محمص مع الزبدة.", { veg: true, addOns: [] }),
    dish("Turkey Toastie", "توستي بالجبن والديك الرومي", 620, "sandwich", "sandwiches", "Turkey, cheese and mustard, pressed.", "ديك رومي وجبن وخردل مضغوط.", { addOns: [] }),
    dish("Iced Matcha", "ماتشا مثلجة", 480, "smoothie", "smoothies", "Ceremonial matcha whisked to order, poured over cold milk and a great deal of ice; stir it yourself or admire the layers.", "ماتشا فاخرة تُخفق عند الطلب وتُسكب فوق حليب بارد وثلج كثير، حرّكها أو استمتع بطبقاتها.", { veg: true, options: ["milk", "sweetness"], addOns: [] }),
  ],
};

export const juiceMenu: Menu = {
  front: "juice",
  addOns: ["protein", "honey", "berries"],
  dishes: [
    dish("Morning Orange", "برتقال الصباح", 390, "juice", "fresh-juices", "Pressed while you wait.", "يُعصر أمامك.", { veg: true, recommended: true, options: ["cup", "boosts"], addOns: [] }),
    dish("Pomegranate Ruby", "ياقوت الرمان", 520, "juice", "fresh-juices", "Nothing but seeds.", "حبات الرمان فقط.", { veg: true, options: ["cup"] }),
    dish("Carrot Ginger Zing", "جزر وزنجبيل", 450, "juice", "fresh-juices", "Sweet with a bite.", "حلو مع لسعة.", { veg: true, options: ["cup", "boosts"] }),
    dish("Watermelon Cooler", "بطيخ منعش", 390, "juice", "fresh-juices", "With mint and lime.", "مع النعناع والليمون.", { veg: true, options: ["cup"] }),
    dish("Mango Sunrise", "شروق المانجو", 520, "smoothie", "smoothies", "Mango, orange and passion fruit.", "مانجو وبرتقال وفاكهة الآلام.", { veg: true, recommended: true, options: ["cup", "boosts"] }),
    dish("Berry Blast", "خليط التوت", 540, "smoothie", "smoothies", "Four berries and yogurt.", "أربعة أنواع من التوت والزبادي.", { veg: true, recommended: true, options: ["cup", "milk"] }),
    dish("Peanut Banana", "موز وفول سوداني", 520, "smoothie", "smoothies", "Tastes like a milkshake, behaves like breakfast: bananas, roasted peanuts, oats, dates and cold milk blended until thick.", "طعمها كالميلك شيك وفائدتها كالفطور: موز وفول سوداني محمص وشوفان وتمر وحليب بارد.", { veg: true, options: ["cup", "milk"] }),
    dish("Avocado Honey", "أفوكادو بالعسل", 560, "smoothie", "smoothies", "Creamy and barely sweet.", "كريمي وقليل الحلاوة.", { veg: true, options: ["cup"] }),
    dish("Acai Bowl", "وعاء الأساي", 790, "yogurt", "smoothies", "Topped with granola and banana.", "مغطى بالغرانولا والموز.", { veg: true, addOns: ["berries", "nuts", "honey"] }),
    dish("Fruit Salad", "سلطة فواكه", 490, "berries", "desserts-fruit", "Cut every hour.", "تُقطع كل ساعة.", { veg: true, addOns: ["cream", "honey"] }),
    dish("Ginger Shot", "جرعة زنجبيل", 220, "juice", "fresh-juices", "Brave and small.", "صغيرة وقوية.", { veg: true, addOns: [] }),
    dish("Coconut Water", "ماء جوز الهند", 420, "water-bottle", "soft-drinks", "From a young green coconut.", "من جوز هند أخضر.", { veg: true, addOns: [] }),
  ],
};

export const iceCreamMenu: Menu = {
  front: "ice-cream",
  addOns: ["cream", "nuts", "berries"],
  dishes: [
    dish("Pick Your Scoops", "اختر كراتك", 550, "ice-cream", "ice-creams", "Two or three, in a cup or a waffle cone.", "كرتان أو ثلاث في كوب أو بسكويت.", { veg: true, recommended: true, options: ["scoops"] }),
    dish("Pistachio Gelato", "جيلاتو الفستق", 590, "ice-cream", "ice-creams", "Stone-ground pistachios.", "فستق مطحون بالحجر.", { veg: true, recommended: true, options: ["cup"] }),
    dish("Arabic Mastic Ice Cream", "بوظة عربية بالمستكة", 620, "ice-cream", "ice-creams", "Pounded by hand until it stretches, rolled in crushed pistachios: the old recipe of the market street, made the slow way.", "تُدق يدوياً حتى تتمطط وتُغمس بالفستق المجروش: وصفة شارع السوق القديمة على أصولها.", { veg: true }),
    dish("Lemon Sorbet", "سوربيه الليمون", 480, "ice-pop", "ice-creams", "Dairy-free and bracing.", "خالٍ من الحليب ومنعش.", { veg: true, options: ["cup"] }),
    dish("Banana Split", "بنانا سبليت", 790, "ice-cream", "ice-creams", "Three scoops, sauce and a cherry.", "ثلاث كرات وصلصة وكرزة.", { veg: true, options: ["scoops"] }),
    dish("Chocolate Sundae", "صنداي الشوكولاتة", 690, "ice-cream", "ice-creams", "Brownie pieces at the bottom.", "قطع براوني في القاع.", { veg: true }),
    dish("Mango Ice Pops", "مصاصات المانجو", 350, "ice-pop", "ice-creams", "A box of two.", "علبة من قطعتين.", { veg: true, addOns: [] }),
    dish("Affogato", "أفوغاتو", 520, "coffee", "coffees", "Vanilla under hot espresso.", "فانيلا تحت إسبريسو ساخن.", { veg: true, addOns: ["espresso"] }),
    dish("Kunafa Sundae", "صنداي الكنافة", 780, "cake", "cakes", "Crisp pastry, cream and syrup.", "عجينة مقرمشة وقشطة وقطر.", { veg: true }),
    dish("Strawberry Shake", "ميلك شيك الفراولة", 490, "smoothie", "smoothies", "Real fruit, real cream.", "فاكهة وكريمة حقيقيتان.", { veg: true, options: ["cup"] }),
    dish("Waffle Cone Sandwich", "ساندويتش الآيس كريم", 450, "biscuits", "ice-creams", "Vanilla between two cookies.", "فانيلا بين قطعتي بسكويت.", { veg: true, addOns: [] }),
  ],
};
