/** Links that open the phone's own navigation. */
import type { CourierStop } from "@/contract/calls/couriers";

export type PhoneKind = "android" | "apple" | "other";

/** A tablet of Apple calls itself a Mac, which has no touch screen. */
export function phoneKind({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, "userAgent" | "maxTouchPoints">): PhoneKind {
  if (/android/i.test(userAgent)) return "android";
  const isTablet = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return isTablet || /iphone|ipad|ipod/i.test(userAgent) ? "apple" : "other";
}

/**
 * Android lets its owner choose the app for `geo:`, which Apple's phones do not know: theirs open Maps by its address. Elsewhere the
 * open map shows the place.
 */
export function wayTo(
  { latitude, longitude, address }: Pick<CourierStop, "latitude" | "longitude" | "address">,
  phone: PhoneKind,
): string {
  const place = latitude === null || longitude === null ? null : `${latitude},${longitude}`;
  const words = encodeURIComponent(address);
  if (phone === "android") return place ? `geo:${place}?q=${place}` : `geo:0,0?q=${words}`;
  if (phone === "apple") return `https://maps.apple.com/?dirflg=d&daddr=${place ?? words}`;
  return place
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
    : `https://www.openstreetmap.org/search?query=${words}`;
}
