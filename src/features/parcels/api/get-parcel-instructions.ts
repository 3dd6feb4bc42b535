import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normaliseParcelInstructions } from "@/platform/http/normalise/parcel";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** More than anybody reads. */
const maxInstructions = 50;

/** Delivery instructions for a parcel's courier, in the shop's words. */
export const parcelInstructionsQuery = (language: string) =>
  queryOptions({
    queryKey: ["sections", language, "parcel-instructions"],
    queryFn: ({ signal }) =>
      get({
        path: "/customer/order/parcel-instructions",
        query: { limit: maxInstructions, offset: 1 },
        normalise: normaliseParcelInstructions,
        authenticated: false,
        signal,
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: dataOf,
  });
