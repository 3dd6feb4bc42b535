import { expect, it } from "vitest";
import { zoneSurge } from "./zone-surge";

const zone = {
  increased_delivery_fee: 12.5,
  increased_delivery_fee_status: 1 as const,
  increase_delivery_charge_message: " Storm over the harbour ",
};

it.each([
  [zone, { percent: 1250, reason: "Storm over the harbour" }],
  [
    { ...zone, increase_delivery_charge_message: null },
    { percent: 1250, reason: "" },
  ],
  [{ ...zone, increased_delivery_fee_status: 0 as const }, null],
  [{ ...zone, increased_delivery_fee: 0 }, null],
  [null, null],
])("of %j is %j", (row, surge) => expect(zoneSurge(row)).toEqual(surge));
