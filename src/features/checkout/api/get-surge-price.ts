import { queryOptions } from "@tanstack/react-query";
import { get } from "@/platform/http/client";
import { fields, number, textOrNull, word } from "@/platform/http/normalise/readers";
import { dataOf } from "@/platform/query";

export interface SurgePrice {
  title: string | null;
  note: string | null;
  price: number;
  type: "percent" | "amount";
}

/** What a busy time adds to the delivery charge. Backends without the call answer 404: then there is no surge. */
export const surgePriceQuery = (zoneId: number, moduleId: number, dateTime: string) =>
  queryOptions({
    queryKey: ["delivery-quote", "surge", zoneId, moduleId, dateTime],
    queryFn: ({ signal }) =>
      get<SurgePrice>({
        path: "/customer/order/get-surge-price",
        query: { zone_id: zoneId, module_id: moduleId, date_time: dateTime },
        normalise: (answer) => {
          const row = fields(answer);
          return {
            title: textOrNull(row?.title),
            note: textOrNull(row?.customer_note),
            price: number(row?.price),
            type: word(row?.price_type, ["percent", "amount"], "percent"),
          };
        },
        authenticated: true,
        signal,
        shop: { moduleId },
      }),
    staleTime: 60_000,
    retry: false,
    select: dataOf,
  });
