import { dinnerHours, dish, type Menu } from "./menu";

export const sushiMenu: Menu = {
  front: "sushi",
  addOns: ["wasabi", "nori", "rice"],
  dishes: [
    dish("Salmon Nigiri Set", "طقم نيغيري السلمون", 1290, "sushi", "sushi-rolls", "Hand-pressed rice under thick slices of salmon.", "أرز مضغوط يدوياً تحت شرائح سلمون سميكة.", { recommended: true, options: ["pieces"] }),
    dish("Amber Dragon Roll", "رول التنين العنبري", 1490, "sushi", "sushi-rolls", "Tempura prawn and cucumber wrapped in avocado, brushed with a warm amber glaze of soy and maple and finished with crisp shallots.", "روبيان تمبورا وخيار ملفوفان بالأفوكادو مع صلصة عنبرية دافئة من الصويا والقيقب وكراث مقرمش.", { recommended: true, options: ["pieces"] }),
    dish("Spicy Tuna Roll", "رول التونة الحارة", 1190, "sushi", "sushi-rolls", "Tuna, chilli mayo and spring onion.", "تونة ومايونيز حار وبصل أخضر.", { options: ["pieces", "heat"] }),
    dish("California Roll", "رول كاليفورنيا", 990, "sushi", "sushi-rolls", "Crab stick, avocado and sesame.", "كراب وأفوكادو وسمسم.", { options: ["pieces"] }),
    dish("Cucumber Avocado Maki", "ماكي الخيار والأفوكادو", 720, "sushi", "sushi-rolls", "Clean, green and simple.", "خفيفة وخضراء وبسيطة.", { veg: true, options: ["pieces"] }),
    dish("Chirashi Bowl", "وعاء تشيراشي", 1650, "rice-bowl", "curry-and-rice", "Six kinds of fish over seasoned rice.", "ستة أنواع من السمك فوق أرز متبل."),
    dish("Prawn Tempura", "روبيان تمبورا", 1090, "shrimp", "shrimp-and-shellfish", "Feather-light batter.", "عجينة خفيفة كالريش.", { options: ["pieces"] }),
    dish("Chicken Katsu Curry", "كاري دجاج كاتسو", 1250, "curry", "curry-and-rice", "Crumbed chicken with mellow curry sauce.", "دجاج مقرمش مع صلصة كاري هادئة.", { options: ["heat"] }),
    dish("Miso Soup", "شوربة الميسو", 380, "soup", "soups", "Tofu, wakame and spring onion.", "توفو وأعشاب بحرية وبصل أخضر.", { veg: true, addOns: [] }),
    dish("Edamame", "إدامامي", 420, "lettuce", "fries-and-sides", "Steamed, with sea salt.", "مطهوة بالبخار مع ملح البحر.", { veg: true, addOns: ["chilliOil"] }),
    dish("Seaweed Salad", "سلطة الأعشاب البحرية", 520, "salad", "salads", "Sesame, rice vinegar and chilli.", "سمسم وخل الأرز وفلفل.", { veg: true }),
    dish("Chef's Omakase Box", "صندوق أوماكاسي للشيف", 3200, "sushi", "sushi-rolls", "Sixteen pieces of the evening's best catch.", "ست عشرة قطعة من أفضل صيد المساء.", { available: dinnerHours, addOns: ["wasabi"] }),
    dish("Mochi Ice Cream", "آيس كريم الموتشي", 590, "ice-cream", "ice-creams", "Two soft rice cakes, choice of flavours.", "قطعتان طريتان من كعك الأرز بنكهات تختارها.", { veg: true, options: ["scoops"], addOns: [] }),
  ],
};

export const ramenMenu: Menu = {
  front: "ramen",
  addOns: ["soyEgg", "nori", "chilliOil", "rice"],
  dishes: [
    dish("Chicken Shoyu Ramen", "رامن دجاج شويو", 1190, "ramen", "ramen-and-noodles", "Clear chicken broth, soy tare and a soft egg.", "مرق دجاج صافٍ مع الصويا وبيضة طرية.", { recommended: true, options: ["broth", "noodles"] }),
    dish("Spicy Miso Ramen", "رامن ميسو حار", 1290, "ramen", "ramen-and-noodles", "Fermented bean paste, minced beef, sweetcorn and chilli in a broth that has been on the stove since yesterday evening.", "معجون الصويا المخمر ولحم مفروم وذرة وفلفل في مرق يغلي منذ مساء الأمس.", { recommended: true, options: ["broth", "noodles"] }),
    dish("Seafood Shio Ramen", "رامن شيو بحري", 1390, "ramen", "ramen-and-noodles", "Clams, prawns and a squeeze of yuzu.", "محار وروبيان ورشة يوزو.", { options: ["broth"] }),
    dish("Mushroom Tan Tan", "تان تان بالفطر", 1150, "ramen", "ramen-and-noodles", "Sesame broth, king oyster mushrooms.", "مرق السمسم وفطر المحار.", { veg: true, options: ["broth", "noodles"] }),
    dish("Yaki Udon", "ياكي أودون", 1090, "ramen", "ramen-and-noodles", "Thick noodles from a smoking-hot wok.", "نودلز سميكة من ووك شديد الحرارة.", { options: ["protein", "heat"] }),
    dish("Pad Thai", "باد تاي", 1120, "ramen", "ramen-and-noodles", "Rice noodles, tamarind, peanuts and lime.", "نودلز أرز وتمر هندي وفول سوداني وليمون.", { options: ["protein"] }),
    dish("Chicken Gyoza", "غيوزا الدجاج", 690, "dumplings", "dumplings-and-bao", "Pan-fried with a lacy skirt.", "مقلية بقاعدة مقرمشة.", { options: ["pieces"] }),
    dish("Vegetable Gyoza", "غيوزا الخضار", 640, "dumplings", "dumplings-and-bao", "Cabbage, ginger and tofu.", "ملفوف وزنجبيل وتوفو.", { veg: true, options: ["pieces"] }),
    dish("Beef Donburi", "دونبوري اللحم", 1180, "rice-bowl", "curry-and-rice", "Simmered beef and onions over rice.", "لحم وبصل مطهوان ببطء فوق الأرز.", { options: ["heat"] }),
    dish("Crispy Tofu Bites", "قطع التوفو المقرمشة", 580, "dumplings", "fries-and-sides", "Salt, pepper and spring onion.", "ملح وفلفل وبصل أخضر.", { veg: true }),
    dish("Kimchi", "كيمتشي", 350, "salad", "fries-and-sides", "Made in the kitchen, three weeks old.", "يُحضّر في مطبخنا ويُخمّر ثلاثة أسابيع.", { veg: true, addOns: [] }),
    dish("Matcha Cheesecake", "تشيز كيك الماتشا", 590, "cake", "cakes", "Baked, light and grassy.", "مخبوزة وخفيفة بنكهة الماتشا.", { veg: true, addOns: [] }),
    dish("Iced Jasmine Tea", "شاي الياسمين المثلج", 320, "juice", "soft-drinks", "Cold-brewed for twelve hours.", "منقوع بارداً اثنتي عشرة ساعة.", { veg: true, addOns: [] }),
  ],
};

export const dumplingMenu: Menu = {
  front: "dumplings",
  addOns: ["chilliOil", "rice"],
  dishes: [
    dish("Prawn Har Gow", "هار غاو بالروبيان", 750, "dumplings", "dumplings-and-bao", "Translucent parcels, steamed in bamboo.", "صرر شفافة مطهوة بالبخار في سلال الخيزران.", { recommended: true, options: ["pieces"] }),
    dish("Chicken Soup Dumplings", "زلابية الدجاج بالمرق", 820, "dumplings", "dumplings-and-bao", "Bite, sip, then eat.", "اقضم وارتشف ثم كُل.", { recommended: true, options: ["pieces"] }),
    dish("Beef Potstickers", "فطائر اللحم المقلية", 790, "dumplings", "dumplings-and-bao", "Crisp below, juicy above.", "مقرمشة من الأسفل وطرية من الأعلى.", { options: ["pieces", "sauce"] }),
    dish("Spinach Dumplings", "زلابية السبانخ", 690, "dumplings", "dumplings-and-bao", "Green wrappers, mushroom filling.", "عجينة خضراء بحشوة الفطر.", { veg: true, options: ["pieces"] }),
    dish("Sticky Duck Bao", "باو البط اللزج", 890, "dumplings", "dumplings-and-bao", "Two clouds of dough with hoisin duck and cucumber.", "قطعتا عجين كالغيم مع بط هويسن وخيار."),
    dish("Sesame Noodles", "نودلز السمسم", 780, "ramen", "ramen-and-noodles", "Cold noodles, peanut and black vinegar.", "نودلز باردة وفول سوداني وخل أسود.", { veg: true, options: ["heat"] }),
    dish("Dan Dan Noodles", "نودلز دان دان", 990, "ramen", "ramen-and-noodles", "Minced beef, preserved greens and numbing pepper.", "لحم مفروم وخضار محفوظة وفلفل سيتشوان.", { options: ["heat"] }),
    dish("Egg Fried Rice", "أرز مقلي بالبيض", 720, "rice-bowl", "curry-and-rice", "Wok-tossed with peas and spring onion.", "مقلي في الووك مع البازلاء والبصل الأخضر.", { veg: true, options: ["protein"] }),
    dish("Kung Pao Chicken", "دجاج كونغ باو", 1150, "curry", "curry-and-rice", "Dried chillies, peanuts and a glossy sauce that is sweet, sour and hot in that order; comes with a bowl of jasmine rice.", "فلفل مجفف وفول سوداني وصلصة لامعة حلوة ثم حامضة ثم حارة، تقدم مع وعاء من أرز الياسمين.", { options: ["heat"] }),
    dish("Hot and Sour Soup", "شوربة حارة وحامضة", 520, "soup", "soups", "Tofu, bamboo and white pepper.", "توفو وخيزران وفلفل أبيض.", { veg: true }),
    dish("Smashed Cucumber", "خيار مهروس متبل", 420, "salad", "salads", "Garlic, sesame and rice vinegar.", "ثوم وسمسم وخل الأرز.", { veg: true, addOns: [] }),
    dish("Custard Buns", "كعك الكاسترد", 480, "donut", "pastries", "Warm, golden and runny inside.", "دافئة وذهبية وسائلة من الداخل.", { veg: true, addOns: [] }),
  ],
};

export const curryMenu: Menu = {
  front: "curry",
  addOns: ["naan", "rice", "raita"],
  dishes: [
    dish("Butter Chicken", "دجاج بالزبدة", 1190, "curry", "curry-and-rice", "Tandoori chicken in a silky sauce of tomato, butter and fenugreek that we cook down for four hours each morning.", "دجاج تندوري في صلصة ناعمة من الطماطم والزبدة والحلبة نطهوها أربع ساعات كل صباح.", { recommended: true, options: ["heat"] }),
    dish("Lamb Rogan Josh", "لحم روغان جوش", 1390, "curry", "curry-and-rice", "Tender lamb, Kashmiri chilli and ginger.", "لحم ضأن طري مع فلفل كشميري وزنجبيل.", { options: ["heat"] }),
    dish("Chicken Tikka Masala", "دجاج تكا ماسالا", 1180, "curry", "curry-and-rice", "Charred tikka in spiced cream.", "تكا مشوية في كريمة متبلة.", { recommended: true, options: ["heat"] }),
    dish("Palak Paneer", "بالاك بانير", 990, "curry", "curry-and-rice", "Spinach and fresh cheese.", "سبانخ وجبن طازج.", { veg: true, options: ["heat"] }),
    dish("Chana Masala", "تشانا ماسالا", 880, "curry", "curry-and-rice", "Chickpeas, tomato and green chilli.", "حمص وطماطم وفلفل أخضر.", { veg: true, options: ["heat"] }),
    dish("Prawn Malai Curry", "كاري الروبيان بجوز الهند", 1450, "curry", "curry-and-rice", "Coconut milk, cardamom and sweet prawns.", "حليب جوز الهند وهيل وروبيان حلو."),
    dish("Chicken Biryani", "برياني الدجاج", 1250, "rice-bowl", "curry-and-rice", "Basmati, saffron and slow-steamed chicken.", "أرز بسمتي وزعفران ودجاج مطهو ببطء.", { recommended: true, options: ["heat"] }),
    dish("Vegetable Biryani", "برياني الخضار", 1050, "rice-bowl", "curry-and-rice", "Seasonal vegetables under a dough lid.", "خضار الموسم تحت غطاء من العجين.", { veg: true, options: ["heat"] }),
    dish("Tandoori Platter", "طبق التندوري المشكل", 1690, "kebab", "kebab-and-grill", "Chicken, lamb and prawns from the clay oven.", "دجاج وضأن وروبيان من فرن الطين.", { options: ["dips"] }),
    dish("Vegetable Samosas", "سمبوسك الخضار", 450, "dumplings", "fries-and-sides", "Three, with tamarind chutney.", "ثلاث قطع مع صلصة التمر الهندي.", { veg: true, addOns: ["raita"] }),
    dish("Onion Bhaji", "باجي البصل", 420, "fries", "fries-and-sides", "Crisp chickpea batter.", "مقرمشة بعجينة الحمص.", { veg: true }),
    dish("Dal Makhani", "دال مخني", 850, "soup", "soups", "Black lentils, overnight on embers.", "عدس أسود يُطهى طوال الليل على الجمر.", { veg: true }),
    dish("Mango Lassi", "لاسي المانجو", 390, "smoothie", "smoothies", "Alphonso mango and yogurt.", "مانجو ألفونسو وزبادي.", { veg: true, addOns: [] }),
    dish("Gulab Jamun", "غلاب جامون", 450, "donut", "pastries", "Warm, in rose syrup.", "دافئة في شراب الورد.", { veg: true, addOns: ["cream"] }),
  ],
};
