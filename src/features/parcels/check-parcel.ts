/** Faults of a parcel's form, field by field. The server checks all of it again. */
import { metersBetween } from "@/domain/distance";
import { minParcelMeters } from "@/domain/parcel-price";
import type { TimeZone } from "@/domain/time-zone";
import { type ContactFieldName, type ContactProblem, checkContact } from "@/features/order-form";
import type { ReadPhone } from "@/platform/phone/load-phones";
import type { ParcelEnd, ParcelValues } from "@/stores/parcel-draft";
import { collectedAt } from "./collected-at";

export type EndName = "sender" | "receiver";
export type ParcelField = `${EndName}.${ContactFieldName | "address" | "place"}` | "collectAt";

export type ParcelProblem =
  | `error.${ContactProblem}`
  | "error.address"
  | "error.place"
  | "error.outside"
  | "error.samePlace"
  | "error.time";

export interface ParcelRules {
  /** Whether the sender's e-mail address is required. */
  emailNeeded: boolean;
  /** Whether parcels are collected and brought there; undefined while that is not known, as without a network. */
  served: Readonly<Record<EndName, boolean | undefined>>;
  readPhone: ReadPhone;
  /** Epoch ms. */
  now: number;
  /** The shop's, in which times are typed. */
  timeZone: TimeZone;
}

/** Problems by field, in the order in which the fields stand. Empty when it can be ordered. */
export function checkParcel(
  values: ParcelValues,
  rules: ParcelRules,
): Partial<Record<ParcelField, ParcelProblem>> {
  const { sender, receiver } = values;
  const problems = {
    ...checkEnd("sender", sender, { ...rules, served: rules.served.sender }),
    ...checkEnd("receiver", receiver, { ...rules, emailNeeded: false, served: rules.served.receiver }),
  };
  if (
    sender.position &&
    receiver.position &&
    metersBetween(sender.position, receiver.position) < minParcelMeters
  )
    problems["receiver.place"] ??= "error.samePlace";
  const at = collectedAt(values.collectAt, rules.timeZone);
  if (at === null || (at !== undefined && at <= rules.now)) problems.collectAt = "error.time";
  return problems;
}

function checkEnd(
  name: EndName,
  end: ParcelEnd,
  { served, ...contact }: Pick<ParcelRules, "emailNeeded" | "readPhone"> & { served: boolean | undefined },
): Partial<Record<ParcelField, ParcelProblem>> {
  const problems: Partial<Record<ParcelField, ParcelProblem>> = {};
  if (end.position === null) problems[`${name}.place`] = "error.place";
  else if (served === false) problems[`${name}.place`] = "error.outside";
  if (end.address.trim() === "") problems[`${name}.address`] = "error.address";
  const wrong = checkContact(end, contact);
  for (const field of ["name", "phone", "email"] as const)
    if (wrong[field]) problems[`${name}.${field}`] = `error.${wrong[field]}`;
  return problems;
}
