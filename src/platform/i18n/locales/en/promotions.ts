/** Texts of what the home promotes. Exact wording where the specification gives it. */
const promotions = {
  "highlights.title": "Highlights for you",
  "highlights.visit": "Visit {store}",
  "highlights.reviews": "{count, plural, one {# review} other {# reviews}}",
  "highlights.film": "Film of {store}",
  "film.play": "Play the film of {store}",
  "film.pause": "Pause the film of {store}",
  "film.replay": "Play the film of {store} again",

  "justForYou.title": "Just For You",
  "justForYou.text": "Special prices, for some days only",

  "visitAgain.title": "Stores you know",
  "visitAgain.text": "Order what you liked once more",
  "visitAgain.button": "Visit Again",
  "visitAgain.named": "Visit Again: {store}",
  "visitAgain.more": "{count, plural, one {# more item} other {# more items}}",

  "viewed.title": "Recently viewed",

  "sale.endsIn": "Ends in",
  "sale.seeAll": "See all",
  "sale.days": "{count, plural, one {day} other {days}}",
  "sale.hours": "h",
  "sale.minutes": "min",
  "sale.seconds": "sec",
  "sale.left":
    "{days, plural, =0 {} one {# day, } other {# days, }}{hours, plural, one {# hour} other {# hours}}, {minutes, plural, one {# minute} other {# minutes}} left",
  "sale.sold": "{sold} of {stock} sold",
  "sale.soldOf": "Sold of {name}",

  "brands.title": "Shop by brand",
  "brands.all": "All brands",
  "brands.items": "{count, plural, one {# item} other {# items}}",

  "conditions.title": "Basic Medicine Nearby",
  "conditions.empty": "Nothing for this one nearby at the moment.",

  "arrivals.title": "New Arrivals",
  "arrivals.all": "All",
  "arrivals.beauty": "Beauty",
  "arrivals.breadAndJuice": "Bread & Juice",
  "arrivals.drinks": "Drinks",
  "arrivals.milks": "Milks",
  "arrivals.new": "New",
  "arrivals.babyCare": "Baby Care",
  "arrivals.womansCare": "Women's care",
  "arrivals.mens": "Men",

  "coupons.title": "Coupons",
  "coupons.text": "Copy a code and enter it at the checkout",
  "coupons.textGuest": "Copy a code and enter it at the checkout. Some need an account.",
  "coupons.off": "{amount} off",
  "coupons.freeDelivery": "Free delivery",
  "coupons.from": "Orders from {amount}",
  "coupons.at": "At {store}",
  "coupons.first": "On your first order",
  "coupons.any": "Any order",
  "coupons.copy": "Copy {code}",
  "coupons.copyShort": "Copy",
  "coupons.copied": "Copied!",
  "coupons.until": "Until {date}",
  "coupons.toStore": "Go to {store}",
  "coupons.noPlace": "Where should it go?",
  "coupons.noPlaceText": "Choose your place, and the coupons that can be used there are shown.",
  "coupons.choosePlace": "Choose a place",
  "coupons.none": "No coupons for you right now",
  "coupons.noneText": "New ones appear here as soon as the shop gives them out.",
  "coupons.shop": "Look around the shop",
} as const;

export default promotions;
