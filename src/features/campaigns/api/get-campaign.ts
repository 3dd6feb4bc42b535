import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseCampaigns } from "@/platform/http/normalise/banner";
import { normaliseCampaign, normaliseCampaignDetails } from "@/platform/http/normalise/campaign";
import { placeKey, type ShopScope, scopeHeaders, scopeKey } from "@/platform/http/shop-scope";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Every running campaign of the module at the place. */
export const campaignsQuery = (scope: ShopScope) =>
  queryOptions({
    queryKey: ["campaigns", scopeKey(scope), "basic"],
    queryFn: ({ signal }) =>
      get({
        path: "/campaigns/basic",
        normalise: normaliseCampaigns,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null,
    select: dataOf,
  });

/** The campaign's own facts at any place and without one, by id or slug; null if it does not run. */
export const campaignHeadQuery = (scope: ShopScope, idOrSlug: string) =>
  queryOptions({
    queryKey: ["campaigns", scopeKey({ ...scope, zoneId: null, moduleId: null }), "head", idOrSlug],
    queryFn: ({ signal }) =>
      get({
        path: `/campaigns/details/${encodeURIComponent(idOrSlug)}`,
        normalise: normaliseCampaign,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: dataOf,
  });

/** A campaign with its stores; null if it does not exist. */
export const campaignQuery = (scope: ShopScope, id: number) =>
  queryOptions({
    queryKey: ["campaigns", placeKey(scope), "details", id],
    queryFn: ({ signal }) =>
      get({
        path: "/campaigns/basic-campaign-details",
        query: { basic_campaign_id: id },
        normalise: normaliseCampaignDetails,
        authenticated: false,
        signal,
        shop: scopeHeaders(scope),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    enabled: scope.zoneId !== null && scope.moduleId !== null && id > 0,
    select: dataOf,
  });
