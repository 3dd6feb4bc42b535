/** schema.org objects of what the pages show: the same names, prices and ratings. */
import type { Campaign, Item, ModuleType, Store } from "@/contract";
import { linePrice } from "@/domain/line-price";
import { toMajor } from "@/domain/money";
import { countsStock } from "@/domain/quantity-limits";
import { priceReadingOf } from "../settings/shop-view";
import { plainLine } from "./page-head";

export interface Site {
  /** Origin without a trailing slash. */
  origin: string;
  name: string;
  /** ISO 4217; null when it is not known; then no price is given. */
  currency: string | null;
  digits: number;
}

const context = "https://schema.org";

/** Absolute form of an address of ours or of a picture elsewhere. */
export const absoluteUrl = (site: Pick<Site, "origin">, address: string): string =>
  new URL(address, site.origin).href;

/** Px that link previews need at least. */
const previewWidth = 1280;

/** Absolute address of a picture in the width for previews; null when there is none. */
export function previewPicture(site: Site, address: string | null): string | null {
  if (!address) return null;
  return address.startsWith("/pictures/")
    ? `${absoluteUrl(site, address)}?w=${previewWidth}`
    : absoluteUrl(site, address);
}

function rating(average: number, count: number): object {
  if (count <= 0 || average <= 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: Number(average.toFixed(1)),
      ratingCount: count,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

function isSoldOut(item: Item): boolean {
  if (!countsStock(item.module_type)) return false;
  return item.variations.length > 0
    ? item.variations.every((variation) => variation.stock <= 0)
    : item.stock <= 0;
}

/** An item with the price that its page shows before anything is chosen. */
export function productData(site: Site, item: Item, address: string): object {
  const pictures = item.images_full_url.length > 0 ? item.images_full_url : [item.image_full_url];
  const price = linePrice({ item, variation: [], addOns: [], quantity: 1, reading: priceReadingOf(site) });
  const offer = {
    "@type": "Offer",
    url: address,
    price: toMajor(price.total, site.digits).toFixed(site.digits),
    priceCurrency: site.currency,
    availability: `${context}/${isSoldOut(item) ? "OutOfStock" : "InStock"}`,
    itemCondition: `${context}/NewCondition`,
    seller: { "@type": "Organization", name: plainLine(item.store_name) },
  };
  return {
    "@context": context,
    "@type": "Product",
    name: plainLine(item.name),
    description: plainLine(item.description, 1000) || undefined,
    image: pictures.flatMap((picture) => previewPicture(site, picture) ?? []),
    sku: String(item.id),
    url: address,
    category: item.category_ids.at(-1)?.name,
    ...rating(item.avg_rating, item.rating_count),
    ...(site.currency ? { offers: offer } : {}),
  };
}

const kinds: Record<ModuleType, string> = {
  food: "Restaurant",
  grocery: "GroceryStore",
  pharmacy: "Pharmacy",
  ecommerce: "Store",
  parcel: "LocalBusiness",
};
const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** A store with its place, hours and ratings. */
export function storeData(site: Site, store: Store, address: string): object {
  return {
    "@context": context,
    "@type": kinds[store.module_type],
    "@id": address,
    name: plainLine(store.name),
    url: address,
    image: previewPicture(site, store.cover_photo_full_url) ?? undefined,
    logo: previewPicture(site, store.logo_full_url) ?? undefined,
    telephone: store.phone || undefined,
    address: { "@type": "PostalAddress", streetAddress: plainLine(store.address) },
    geo: {
      "@type": "GeoCoordinates",
      latitude: Number(store.latitude),
      longitude: Number(store.longitude),
    },
    openingHoursSpecification: store.schedules.map((hours) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days[hours.day],
      opens: hours.opening_time.slice(0, 5),
      closes: hours.closing_time.slice(0, 5),
    })),
    ...(site.currency ? { currenciesAccepted: site.currency } : {}),
    ...rating(store.avg_rating, store.rating_count),
  };
}

/** A campaign: a sale of some days, at the shops of its page. */
export function saleEventData(site: Site, campaign: Campaign, address: string): object {
  return {
    "@context": context,
    "@type": "SaleEvent",
    name: plainLine(campaign.title),
    description: plainLine(campaign.description, 1000) || undefined,
    image: previewPicture(site, campaign.image_full_url) ?? undefined,
    url: address,
    startDate: campaign.available_date_starts,
    endDate: campaign.available_date_ends,
    eventStatus: `${context}/EventScheduled`,
    eventAttendanceMode: `${context}/OnlineEventAttendanceMode`,
    location: { "@type": "VirtualLocation", url: address },
    organizer: { "@type": "Organization", name: site.name, url: `${site.origin}/` },
  };
}

/** The way from the shop's home to a page; the last step is the page itself. */
export function breadcrumbData(site: Site, steps: readonly { name: string; address: string }[]): object {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: [{ name: site.name, address: `${site.origin}/` }, ...steps].map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plainLine(step.name),
      item: step.address,
    })),
  };
}

/** The shop as a whole, for its landing. */
export function siteData(site: Site, logo: string | null): object {
  return {
    "@context": context,
    "@type": "WebSite",
    name: site.name,
    url: `${site.origin}/`,
    publisher: {
      "@type": "Organization",
      name: site.name,
      url: `${site.origin}/`,
      ...(logo ? { logo: absoluteUrl(site, logo) } : {}),
    },
  };
}
