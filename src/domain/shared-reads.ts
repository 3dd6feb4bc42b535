/**
 * Public reads that are the same for everybody in a zone, module and language, so that a cache in front of the server may keep
 * them. Rows of stores say how far away they are: those depend on the shopper's position, too.
 */
const kinds = [
  "([a-z]+-policy|about-us|terms-and-conditions|cancelation)(\\?|$)",
  "(config|module|react-landing-page|zone/list|get-vehicles|vendor/package-view)(\\?|$)",
  "(brand|parcel-category|common-condition|flash-sales|other-banners|banners/|campaigns/(item|details/|basic(\\?|$)))",
  "categories(?!/stores/)",
  "items/(?!details/|item-or-store-search)",
  "stores/(reviews|popular-items/)",
  "get-combined-data\\?(.*&)?list_type=item",
];
const shared = new RegExp(`/api/v1/(${kinds.join("|")})`);

/** Whether nothing but this address, the zone, the module and the language decides over the answer. */
export const isSharedRead = (address: string): boolean => shared.test(address);
