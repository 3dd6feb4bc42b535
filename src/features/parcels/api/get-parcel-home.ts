/** The operator's texts and pictures of the parcel module's home. */
import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import {
  normaliseParcelBanners,
  normaliseVideoContent,
  normaliseWhyChoose,
} from "@/platform/http/normalise/parcel";
import { type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

const shared = (scope: ShopScope) => ({
  staleTime: staleTimeFor(cacheWindows.banners),
  enabled: scope.zoneId !== null && scope.moduleId !== null,
});

/** Why parcels are sent with this shop. */
export const whyChooseQuery = (scope: ShopScope) =>
  queryOptions({
    ...shared(scope),
    queryKey: ["sections", scopeKey(scope), "why-choose"],
    queryFn: ({ signal }) =>
      get({
        path: "/other-banners/why-choose",
        normalise: normaliseWhyChoose,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    select: dataOf,
  });

/** How it works: a video or a picture, and three steps. */
export const videoContentQuery = (scope: ShopScope) =>
  queryOptions({
    ...shared(scope),
    queryKey: ["sections", scopeKey(scope), "video-content"],
    queryFn: ({ signal }) =>
      get({
        path: "/other-banners/video-content",
        normalise: normaliseVideoContent,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    select: dataOf,
  });

/** Pictures between the sections. */
export const parcelBannersQuery = (scope: ShopScope) =>
  queryOptions({
    ...shared(scope),
    queryKey: ["sections", scopeKey(scope), "parcel-banners"],
    queryFn: ({ signal }) =>
      get({
        path: "/other-banners",
        normalise: normaliseParcelBanners,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    select: dataOf,
  });
