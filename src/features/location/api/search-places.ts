import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { normalisePlacePredictions } from "@/platform/http/normalise/place";
import { dataOf } from "@/platform/query";

/** Places whose name begins like the text. Asked only for text that is not empty. */
export const placesQuery = (text: string) =>
  queryOptions({
    queryKey: ["place", "search", text.trim()],
    queryFn: ({ signal }) =>
      get({
        path: "/config/place-api-autocomplete",
        query: { search_text: text.trim() },
        normalise: normalisePlacePredictions,
        authenticated: false,
        signal,
      }),
    enabled: text.trim() !== "",
    staleTime: 300_000,
    select: dataOf,
  });
