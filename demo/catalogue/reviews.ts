/** Two to eight reviews per store. */

import { randomOf } from "../random";
import { demoItems } from "./items";
import type { DemoReview, ShopModule } from "./model";
import { reviewerNames } from "./names";
import { demoStores } from "./stores";

type Comments = Record<"en" | "ar", Record<"good" | "fair" | "poor", readonly string[]>>;

const everywhere: Comments = {
  en: {
    good: [
      "Exactly as pictured and faster than promised. {name} is our standing order now.",
      "Lovely people, careful packing. Will order again.",
      "{name} was perfect.",
      "Five stars, and I do not give those away.",
    ],
    fair: [
      "Good, though the courier took the scenic route.",
      "{name} was fine. The rest of the order was better.",
      "Decent value, I would like a bigger choice.",
    ],
    poor: [
      "Arrived late and something was missing, but the refund came the same day.",
      "Not what I remembered. {name} used to be better.",
    ],
  },
  ar: {
    good: [
      "كما في الصورة تماماً وأسرع من الموعد. صار {name} طلبنا الدائم.",
      "تعامل لطيف وتغليف متقن، سأطلب مرة أخرى.",
      "{name} رائع جداً.",
      "خمس نجوم وأنا لا أمنحها بسهولة.",
    ],
    fair: [
      "جيد، لكن المندوب تأخر قليلاً.",
      "{name} مقبول، وبقية الطلب كانت أفضل.",
      "السعر مناسب وأتمنى خيارات أكثر.",
    ],
    poor: ["وصل متأخراً وكان ينقصه شيء، لكن المبلغ أعيد في اليوم نفسه.", "ليس كما أتذكره، كان {name} أفضل."],
  },
};

const tasted: Partial<Record<ShopModule, Comments>> = {
  food: {
    en: {
      good: [
        "Still hot when it got here, even the crisp bits were crisp. {name} is a must.",
        "Best {name} this side of the bridge.",
        "The portion fed two of us and the flavours were spot on.",
        "My daughter asked for {name} three days in a row.",
      ],
      fair: [
        "Tasty but a little salty for me.",
        "{name} was good, the sides were cold.",
        "Nice, next time I will ask for less sauce.",
      ],
      poor: [
        "Soggy by the time it arrived. They apologised and sent a coupon.",
        "Too little for the price this time.",
      ],
    },
    ar: {
      good: [
        "وصل ساخناً ومقرمشاً كما يجب. {name} لا يُفوَّت.",
        "أطيب {name} في المدينة.",
        "الكمية كفت شخصين والنكهة مضبوطة.",
        "ابنتي طلبت {name} ثلاثة أيام متتالية.",
      ],
      fair: [
        "لذيذ لكنه مالح قليلاً.",
        "{name} جيد لكن الأطباق الجانبية بردت.",
        "لطيف، سأطلب صلصة أقل في المرة القادمة.",
      ],
      poor: ["وصل طرياً، اعتذروا وأرسلوا قسيمة.", "الكمية قليلة على هذا السعر."],
    },
  },
};

const replies = {
  en: [
    "Thank you, this made our day!",
    "We are glad you liked it. See you soon!",
    "Sorry about that, we have spoken to the team.",
  ],
  ar: ["شكراً لك، أسعدتنا كلماتك!", "يسعدنا أنه أعجبك، إلى لقاء قريب!", "نعتذر عما حدث وقد تحدثنا مع الفريق."],
};

export const demoReviews: readonly DemoReview[] = demoStores.flatMap((store) => {
  const random = randomOf(`reviews ${store.slug}`);
  const items = random.shuffled(demoItems.filter((item) => item.store === store.slug));
  const writers = random.shuffled(reviewerNames).slice(0, random.integer(3, 8));
  return writers.map(({ name, language }, index): DemoReview => {
    // The first few share an item, so that some items have several reviews.
    const item = items[index < 3 ? 0 : index % items.length] as (typeof items)[number];
    const rating = random.pick([5, 5, 5, 5, 4, 4, 4, 3, 2] as const);
    const mood = rating >= 4 ? "good" : rating === 3 ? "fair" : "poor";
    const comments = (tasted[store.module] ?? everywhere)[language][mood];
    return {
      item: item.slug,
      store: store.slug,
      customerName: name,
      customerPicture: `avatar/${1 + reviewerNames.findIndex((writer) => writer.name === name)}`,
      language,
      rating,
      comment: random.pick(comments).replace("{name}", item.name[language]),
      reply: random.chance(0.3)
        ? ((rating < 4 ? replies[language][2] : random.pick(replies[language].slice(0, 2))) ?? null)
        : null,
      pictures:
        item.picture && random.chance(0.25)
          ? [item.picture.replace(/\d+$/, (view) => String(Number(view) + 3))]
          : [],
      daysAgo: random.integer(1, 160),
    };
  });
});
