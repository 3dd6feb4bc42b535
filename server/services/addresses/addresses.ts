import { and, count, desc, eq } from "drizzle-orm";
import type { Address } from "@/contract";
import type { AddressPage, AddressRequest } from "@/contract/calls/customer";
import { cleanName } from "@/domain/written-text";
import type { Queryable, Transaction } from "../../context";
import { addresses, customers } from "../../db/schema";
import { canonicalEmail, phoneReader } from "../contacts/contacts";
import { refuse } from "../refusals";
import { placeOf, zoneIdsOf } from "../zones/zones-of-place";

type AddressRow = typeof addresses.$inferSelect;

function formatAddress(row: AddressRow): Address {
  return {
    id: row.id,
    address_type: row.type,
    address_label: row.label,
    address: row.address,
    additional_information: row.additionalInformation,
    contact_person_name: row.contactName,
    contact_person_number: row.contactNumber,
    contact_person_email: row.contactEmail,
    latitude: String(row.place.lat),
    longitude: String(row.place.lng),
    floor: row.floor,
    road: row.road,
    house: row.house,
    user_id: row.customerId,
    zone_id: row.zoneIds[0] ?? 0,
    zone_ids: row.zoneIds,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The customer's addresses by page, newest first. `offset` is the page number from 1. */
export async function listAddresses(
  database: Queryable,
  customerId: number,
  page: { limit: number; offset: number },
): Promise<AddressPage> {
  const mine = eq(addresses.customerId, customerId);
  const rows = await database
    .select()
    .from(addresses)
    .where(mine)
    .orderBy(desc(addresses.id))
    .limit(page.limit)
    .offset((page.offset - 1) * page.limit);
  const [total] = await database.select({ rows: count() }).from(addresses).where(mine);
  return { total_size: total?.rows ?? 0, ...page, addresses: rows.map(formatAddress) };
}

/** Customers may leave it out. */
function contactEmailOf({ contact_person_email: written }: AddressRequest): string | null {
  if (!written?.trim()) return null;
  const email = canonicalEmail(written);
  if (email === null) throw refuse("contact_email_invalid");
  return email;
}

async function columnsOf(tx: Queryable, body: AddressRequest) {
  const place = placeOf(body.latitude, body.longitude);
  if (!place) throw refuse("coordinates_invalid");
  const contactNumber = (await phoneReader(tx))(body.contact_person_number);
  const contactName = cleanName(body.contact_person_name);
  if (!contactName) throw refuse("contact_name_missing");
  if (!contactNumber) throw refuse("contact_number_invalid");
  const zoneIds = await zoneIdsOf(tx, place);
  if (zoneIds.length === 0) throw refuse("out_of_service");
  return {
    type: body.address_type,
    label: body.address_label ?? null,
    address: body.address,
    additionalInformation: body.additional_information ?? null,
    contactName,
    contactNumber,
    contactEmail: contactEmailOf(body),
    place,
    floor: body.floor ?? null,
    road: body.road ?? null,
    house: body.house ?? null,
    zoneIds,
  };
}

/** Saved addresses of an account. */
const maxAddresses = 50;

/** Saves an address and returns its zones; 403 `address` beyond fifty, 403 `coordinates` outside of every zone. */
export async function addAddress(
  tx: Transaction,
  customerId: number,
  body: AddressRequest,
  now: Date,
): Promise<number[]> {
  const columns = await columnsOf(tx, body);
  // Held, so that two at once are counted one after the other.
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("no key update");
  const [saved] = await tx
    .select({ rows: count() })
    .from(addresses)
    .where(eq(addresses.customerId, customerId));
  if ((saved?.rows ?? 0) >= maxAddresses) throw refuse("addresses_many", { count: maxAddresses });
  await tx.insert(addresses).values({ customerId, ...columns, createdAt: now, updatedAt: now });
  return columns.zoneIds;
}

/** Changes an address of the customer's own; 404 for every other. */
export async function updateAddress(
  tx: Transaction,
  customerId: number,
  id: number,
  body: AddressRequest,
  now: Date,
): Promise<number[]> {
  const columns = await columnsOf(tx, body);
  const changed = await tx
    .update(addresses)
    .set({ ...columns, updatedAt: now })
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)))
    .returning({ id: addresses.id });
  if (changed.length === 0) throw refuse("address_not_found");
  return columns.zoneIds;
}

/** Deletes an address of the customer's own; 404 for every other. */
export async function deleteAddress(tx: Transaction, customerId: number, id: number): Promise<void> {
  const deleted = await tx
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)))
    .returning({ id: addresses.id });
  if (deleted.length === 0) throw refuse("address_not_found");
}
