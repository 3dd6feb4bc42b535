export const addressTypes = ["home", "office", "other"] as const;
export type AddressType = (typeof addressTypes)[number];

/** The form has three types. Backends know more, and older ones other words: those are 'other'. */
export function addressTypeOf(type: string): AddressType {
  const known = type.toLowerCase();
  return addressTypes.find((candidate) => candidate === known) ?? "other";
}
