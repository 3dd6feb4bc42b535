import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { numberOrNull, requireEntity } from "@/platform/http/normalise/readers";
import { dataOf } from "@/platform/query";

/** The vehicle's extra charge for a distance in km, major units: a bare number on the wire. */
export const extraChargeQuery = (kilometers: number) =>
  queryOptions({
    queryKey: ["delivery-quote", "extra-charge", kilometers],
    queryFn: ({ signal }) =>
      get({
        path: "/vehicle/extra_charge",
        query: { distance: kilometers },
        normalise: (response) => requireEntity(numberOrNull(response)),
        authenticated: false,
        signal,
      }),
    staleTime: 300_000,
    select: dataOf,
  });
