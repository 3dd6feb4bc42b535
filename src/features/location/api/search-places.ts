import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { dataOf } from "@/platform/query";

/** Places whose name begins like the text. Asked only for text that is not empty. */
export const placesQuery = (text: string) =>
  queryOptions({
    queryKey: ["place", "search", text.trim()],
    queryFn: ({ signal }) =>
      get({
        path: "/config/place-api-autocomplete",
        query: { search_text: text.trim() },
        // Not in the first script.
        normalise: async (answer) =>
          (await import("@/platform/http/normalise/place")).normalisePlacePredictions(answer),
        authenticated: false,
        signal,
      }),
    enabled: text.trim() !== "",
    staleTime: 300_000,
    select: dataOf,
  });
