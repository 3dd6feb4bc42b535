import { dish, type Menu } from "./menu";

export const pizzaMenu: Menu = {
  front: "pizza",
  addOns: ["cheese", "parmesan", "chilliOil", "garlicDip"],
  dishes: [
    dish("Margherita", "مارغريتا", 990, "pizza", "classic-pizza", "San Marzano tomatoes, fior di latte and basil, baked ninety seconds in a wood-fired oven until the rim is blistered and tender.", "طماطم سان مارزانو وموزاريلا طازجة وريحان، تُخبز تسعين ثانية في فرن الحطب حتى تنتفخ الأطراف.", { veg: true, recommended: true, options: ["pizzaSize", "crust", "toppings"] }),
    dish("Beef Pepperoni", "ببروني بقري", 1190, "pizza", "classic-pizza", "Spicy beef pepperoni that curls and crisps.", "ببروني بقري حار ومقرمش الأطراف.", { recommended: true, options: ["pizzaSize", "crust", "toppings"] }),
    dish("Four Cheeses", "أربعة أجبان", 1250, "pizza", "classic-pizza", "Mozzarella, gorgonzola, fontina and parmesan.", "موزاريلا وغورغونزولا وفونتينا وبارميزان.", { veg: true, options: ["pizzaSize", "crust"] }),
    dish("Garden Vegetable", "خضار الحديقة", 1090, "pizza", "classic-pizza", "Courgette, peppers, olives and red onion.", "كوسا وفلفل وزيتون وبصل أحمر.", { veg: true, options: ["pizzaSize", "toppings"] }),
    dish("Fisherman's Pizza", "بيتزا الصياد", 1490, "pizza", "special-pizza", "Prawns, calamari, garlic and parsley from this morning's market.", "روبيان وكاليماري وثوم وبقدونس من سوق الصباح.", { options: ["pizzaSize"] }),
    dish("Truffle Mushroom", "فطر بالكمأة", 1450, "pizza", "special-pizza", "Wild mushrooms, cream and truffle oil.", "فطر بري وكريمة وزيت الكمأة.", { veg: true, options: ["pizzaSize", "crust"] }),
    dish("Barbecue Chicken", "دجاج باربكيو", 1290, "pizza", "special-pizza", "Smoky chicken, sweetcorn and red onion.", "دجاج مدخن وذرة وبصل أحمر.", { options: ["pizzaSize", "crust", "toppings"] }),
    dish("Za'atar and Labneh", "زعتر ولبنة", 980, "pizza", "special-pizza", "A town favourite: thyme, sesame and cool labneh.", "المفضلة في المدينة: زعتر وسمسم ولبنة باردة.", { veg: true, options: ["pizzaSize"] }),
    dish("Calzone Ripieno", "كالزوني محشو", 1190, "pizza", "special-pizza", "Folded over ricotta, turkey ham and spinach.", "مطوية على ريكوتا وديك رومي وسبانخ."),
    dish("Rocket and Parmesan Salad", "سلطة الجرجير والبارميزان", 690, "salad", "salads", "Peppery leaves with aged parmesan.", "أوراق حارة مع بارميزان معتق.", { veg: true, options: ["dressing"] }),
    dish("Garlic Dough Balls", "كرات العجين بالثوم", 520, "bread", "fries-and-sides", "Baked to order, eight pieces.", "تُخبز عند الطلب، ثماني قطع.", { veg: true }),
    dish("Tiramisu", "تيراميسو", 620, "cake", "cakes", "Espresso-soaked sponge and mascarpone.", "إسفنج بالإسبريسو ومسكربون.", { veg: true, addOns: [] }),
    dish("Sparkling Blood Orange", "برتقال أحمر فوار", 350, "soda-can", "soft-drinks", "Italian soda, lightly bitter.", "صودا إيطالية بمرارة خفيفة.", { veg: true, addOns: [] }),
  ],
};

export const pastaMenu: Menu = {
  front: "pasta",
  addOns: ["parmesan", "garlicBread", "chilliOil"],
  dishes: [
    dish("Slow-Cooked Ragù", "راغو مطهو ببطء", 1190, "pasta", "pasta-dishes", "Beef simmered for six hours with carrot and celery.", "لحم بقري يُطهى ست ساعات مع الجزر والكرفس.", { recommended: true, options: ["pastaShape"] }),
    dish("Cacio e Pepe", "كاتشو إي بيبي", 990, "pasta", "pasta-dishes", "Pecorino, pepper and nothing else.", "بيكورينو وفلفل أسود فقط.", { veg: true, options: ["pastaShape"] }),
    dish("Prawn Linguine", "لينغويني الروبيان", 1450, "pasta", "pasta-dishes", "Garlic, chilli, cherry tomatoes and a splash of lemon.", "ثوم وفلفل حار وطماطم كرزية ورشة ليمون.", { recommended: true }),
    dish("Basil Pesto", "بيستو الريحان", 980, "pasta", "pasta-dishes", "Pounded every morning with pine nuts.", "يُدق كل صباح مع الصنوبر.", { veg: true, options: ["pastaShape"] }),
    dish("Spaghetti Carbonara", "سباغيتي كاربونارا", 1150, "pasta", "pasta-dishes", "Egg yolk, pecorino and crisp turkey bacon.", "صفار بيض وبيكورينو وبيكون رومي مقرمش.", { options: ["pastaShape"] }),
    dish("Penne Arrabbiata", "بيني أرابياتا", 920, "pasta", "pasta-dishes", "Tomato sauce with a proper kick.", "صلصة طماطم حارة حقاً.", { veg: true, options: ["heat"] }),
    dish("Spinach Ricotta Ravioli", "رافيولي السبانخ والريكوتا", 1180, "dumplings", "pasta-dishes", "Hand-sealed, in sage butter.", "محشوة يدوياً بزبدة الميرمية.", { veg: true }),
    dish("Baked Lasagne", "لازانيا بالفرن", 1250, "pasta", "bakes-and-risotto", "Seven layers of pasta, ragù, béchamel and mozzarella, rested and baked a second time so that the corners turn dark and crisp.", "سبع طبقات من الباستا والراغو والبشاميل والموزاريلا تُخبز مرتين حتى تصبح أطرافها داكنة ومقرمشة."),
    dish("Mushroom Risotto", "ريزوتو الفطر", 1190, "rice-bowl", "bakes-and-risotto", "Carnaroli rice, porcini and parmesan.", "أرز كارنارولي وفطر بورتشيني وبارميزان.", { veg: true }),
    dish("Aubergine Parmigiana", "باذنجان بالبارميزان", 1050, "pizza", "bakes-and-risotto", "Layered aubergine, tomato and mozzarella.", "طبقات باذنجان وطماطم وموزاريلا.", { veg: true }),
    dish("Minestrone", "شوربة مينستروني", 560, "soup", "soups", "Vegetables, beans and tiny pasta.", "خضار وفاصوليا وباستا صغيرة.", { veg: true }),
    dish("Burrata and Tomato", "بوراتا وطماطم", 890, "salad", "salads", "Creamy burrata, ripe tomatoes, basil oil.", "بوراتا كريمية وطماطم ناضجة وزيت الريحان.", { veg: true }),
    dish("Vanilla Panna Cotta", "بانا كوتا بالفانيلا", 550, "cake", "cakes", "Just set, with berry sauce.", "متماسكة برقة مع صلصة التوت.", { veg: true, addOns: ["berries"] }),
  ],
};
