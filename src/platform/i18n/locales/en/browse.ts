/** Texts of what comes on intent or on its own pages: filters in full, lists of offers, product and store details. */
const browse = {
  "place.sharedNone": "No place was found in what was shared.",
  "place.undeliverable":
    "{count, plural, one {{store} does not deliver there} other {# stores of your carts do not deliver there}}",
  "place.undeliverableText":
    "Your cart keeps {items}. You can order it only for a place where its store delivers.",
  "place.changeAnyway": "Change place",
  "place.keep": "Keep my place",
  "search.correctedTo": "Showing results for “{text}”.",
  "search.typed": "You typed “{text}”.",
  "search.quoted": "“{text}”",
  "search.unmatched": "Nothing was found for {words}.",
  "search.anyWord": "No result has all of your words; these have some of them.",
  "search.elsewhere": "Search elsewhere",
  "search.inItems": "Items ({count})",
  "search.inStores": "Places that sell it ({count})",
  "search.inModule": "{module} ({count})",
  "search.remove": "Remove “{text}” from your searches",
  "search.popular": "Popular",

  "stores.openNow": "Open now",
  "stores.fast": "Under 30 min",
  "stores.quickFilters": "Quick filters",

  "brands.title": "All brands",
  "brands.filter": "Brands",
  "brands.sort": "Sort brands",
  "brands.default": "Default",
  "brands.az": "A to Z",
  "brands.za": "Z to A",
  "brands.items": "{count, plural, one {# item} other {# items}}",
  "brands.find": "Find a brand",
  "brands.none": "No brand of that name.",

  "flash.title": "Flash sale",
  "flash.endsIn": "Ends in",
  "flash.startsIn": "Starts in",
  "flash.soldOf": "Sold of {name}",
  "flash.home": "Back to home",
  "flash.days": "{count, plural, one {day} other {days}}",
  "flash.hours": "h",
  "flash.minutes": "min",
  "flash.seconds": "s",
  "flash.left":
    "{days, plural, =0 {} one {# day, } other {# days, }}{hours, plural, one {# hour} other {# hours}}, {minutes, plural, one {# minute} other {# minutes}} left",
  "flash.sold": "{sold} of {stock} sold",
  "flash.ended": "This sale is over.",
  "flash.empty": "Items Not Found!",

  "campaign.stores": "Stores of this campaign",
  "campaign.noStores": "No store of this campaign delivers here.",
  "campaign.until": "Until {date}",
  "campaign.pickZone": "You must pick a zone to access this page.",
  "campaign.pickPlace": "Choose a place",

  "condition.title": "Common conditions",
  "condition.items": "Items Not Found!",

  "category.items": "Items",
  "category.filter": "Filter and sort",
  "category.tabs": "Items or stores",
  "category.nothingYet": "Nothing here yet in this category",
  "category.nothingYetText": "No store near you sells anything of it. Other categories have more.",
  "list.tryOtherWords": "Try other words.",
  "list.nothingNearby": "No store near you has anything here.",
  "category.unknown": "Not found",

  "filter.priceLeast": "Lowest price",
  "filter.priceMost": "Highest price",
  "filter.resultsCount": "{count, plural, =0 {No results} one {Show # result} other {Show # results}}",
  "filter.showChildren": "Subcategories of {name}",

  "review.photos": "Photos of this review",
  "review.photo": "Photo {number} of the review by {name}",
  "review.none": "No reviews yet.",
  "review.about": "About {name}",

  "variation.upTo": "{min, plural, one {Choose up to {max}, or none} other {Choose {min} to {max}, or none}}",
  "wishlist.notAdded": "{name} could not be added to your wishlist. Please try again later.",
  "wishlist.notRemoved": "{name} could not be removed from your wishlist. Please try again later.",
  "cart.addedToModule": "Added to your {module} cart",
  "item.related": "You may also like",
  "item.perKilogram": "{price} per kg",
  "item.perLitre": "{price} per litre",
  "item.campaignEnds": "Offer until {date}",

  "zoom.in": "Zoom in",
  "zoom.out": "Zoom out",
  "zoom.hint": "Pinch or double-tap to zoom",
} as const;

export default browse;
