import type { ModuleZonePivot, ZoneData } from "@/contract";
import { moduleTypeOf } from "./module";
import {
  type Fields,
  fields,
  flag,
  identifier,
  isOn,
  number,
  numberOrNull,
  rows,
  text,
  textOrNull,
  word,
} from "./readers";

/** One zone of the lookup, also used to read the stored ones back. */
export function zoneData(row: Fields): ZoneData | null {
  const id = identifier(row.id);
  if (id === null) return null;
  return {
    id,
    status: flag(row.status, true),
    name: text(row.name),
    cash_on_delivery: isOn(row.cash_on_delivery),
    digital_payment: isOn(row.digital_payment),
    offline_payment: isOn(row.offline_payment),
    increased_delivery_fee: number(row.increased_delivery_fee),
    increased_delivery_fee_status: flag(row.increased_delivery_fee_status),
    increase_delivery_charge_message: textOrNull(row.increase_delivery_charge_message),
    modules: rows(row.modules, (module) => zoneModule(module, id)),
  };
}

/** A module with what it costs to deliver in the zone; null for one of another kind. */
export function zoneModule(row: Fields, zoneId: number): ZoneData["modules"][number] | null {
  const id = identifier(row.id);
  const type = moduleTypeOf(row.module_type);
  if (id === null || type === null) return null;
  return {
    id,
    module_name: text(row.module_name, type),
    module_type: type,
    pivot: pivot(fields(row.pivot) ?? {}, zoneId, id),
  };
}

function pivot(row: Fields, zoneId: number, moduleId: number): ModuleZonePivot {
  return {
    zone_id: identifier(row.zone_id) ?? zoneId,
    module_id: identifier(row.module_id) ?? moduleId,
    per_km_shipping_charge: numberOrNull(row.per_km_shipping_charge),
    minimum_shipping_charge: numberOrNull(row.minimum_shipping_charge),
    maximum_shipping_charge: numberOrNull(row.maximum_shipping_charge),
    maximum_cod_order_amount: numberOrNull(row.maximum_cod_order_amount),
    delivery_charge_type: word(row.delivery_charge_type, ["distance", "fixed"], "distance"),
    fixed_shipping_charge: numberOrNull(row.fixed_shipping_charge),
  };
}
