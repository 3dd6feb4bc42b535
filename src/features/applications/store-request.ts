import type { StoreApplicationRequest } from "@/contract/calls/applications";
import { normalisePhone } from "@/features/account-forms";
import type { ApplicationValues } from "./application-rules";

export const timeTypes = ["min", "hours", "days"] as const;

/** The request of a store's form. `order`: languages, first the one whose name and address are required. */
export function storeRequest(
  values: ApplicationValues,
  order: readonly string[],
  packageId: number | null,
): StoreApplicationRequest {
  const value = (name: string) => (values[name] ?? "").trim();
  const texts = order.flatMap((locale) =>
    (["name", "address"] as const).map((key) => ({ locale, key, value: value(`${key}_${locale}`) })),
  );
  return {
    f_name: value("f_name"),
    l_name: value("l_name"),
    email: value("email"),
    phone: normalisePhone(value("phone")),
    password: values.password ?? "",
    zone_id: Number(value("zone_id")),
    latitude: Number(value("lat")),
    longitude: Number(value("lng")),
    module_id: Number(value("module_id")),
    minimum_delivery_time: Number(value("minimum_delivery_time")),
    maximum_delivery_time: Number(value("maximum_delivery_time")),
    delivery_time_type: timeTypes.find((type) => type === value("delivery_time_type")) ?? "min",
    translations: JSON.stringify(texts.filter((row) => row.value !== "")),
    tin: value("tin"),
    tin_expire_date: value("tin_expire_date"),
    ...(packageId === null
      ? { business_plan: "commission" }
      : { business_plan: "subscription", package_id: packageId }),
  };
}
