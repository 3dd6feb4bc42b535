/**
 * Building blocks of the wire's schemas. The server validates, serialises and documents with them; the page
 * imports only the types that are inferred from them, so none of this reaches a shopper's phone.
 */
import { type Static, type TSchema, Type } from "typebox";

/**
 * A value that may be null. Declared as `nullable`, because an undeclared null is serialised as "" or 0; where there are only a
 * few words null is one of them, because validators look at the list alone.
 */
export function nullable<T extends TSchema>(schema: T) {
  const { enum: words } = schema as { enum?: unknown[] };
  return Type.Unsafe<Static<T> | null>({
    ...schema,
    nullable: true,
    ...(words ? { enum: [...words, null] } : {}),
  });
}

/** A choice of a few words. */
export function oneOf<const T extends readonly string[]>(words: T) {
  return Type.Unsafe<T[number]>({ type: "string", enum: [...words] });
}

/** An old-fashioned flag: 0 or 1. */
export const Flag = Type.Unsafe<0 | 1>({ type: "integer", enum: [0, 1] });
export type Flag = Static<typeof Flag>;

export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Money on the wire: major units as a JSON number (12.5 is twelve and a half). Inside, only integers of the smallest unit. */
export const Money = Type.Unsafe<Major>({ type: "number", description: "Major units of the currency." });

/** An amount in major units. A plain number counts as one, an amount of the smallest unit does not. */
export type Major = number & { readonly unit?: "major" };

/** Time of day in the shop's time zone, `HH:mm:ss`. */
export const TimeOfDay = Type.String({ pattern: "^([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$" });

/** ISO 8601 in UTC with a Z. */
export const Instant = Type.String({ description: "ISO 8601, UTC." });

/** `YYYY-MM-DD`. */
export const Day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });

/** Same-origin path or address of a picture; takes `?w=` in a few widths. */
export const PictureAddress = nullable(Type.String());

/** A page of rows: `limit` rows, `offset` is the PAGE number from 1, `total_size` all rows. */
export function page<K extends string, T extends TSchema>(key: K, row: T) {
  return Type.Object({
    total_size: Type.Integer({ minimum: 0 }),
    limit: Type.Integer(),
    offset: Type.Integer(),
    ...({ [key]: Type.Array(row) } as Record<K, ReturnType<typeof Type.Array<T>>>),
  });
}

export type { Static, TSchema };
export { Type };
