/** Rows that tests of the core need, without the demo town. */
import { createHash } from "node:crypto";
import type { Queryable } from "../context";
import { customers, guests, modules, sessions, zones } from "../db/schema";

/** A module; returns its id. */
export async function addModule(database: Queryable, slug = "food", type = "food"): Promise<number> {
  const [row] = await database
    .insert(modules)
    .values({ type, slug, name: slug })
    .returning({ id: modules.id });
  if (!row) throw new Error("No module was made.");
  return row.id;
}

/** A square zone around a point, one degree wide; returns its id. */
export async function addZone(database: Queryable, key: string, lng = 10, lat = 53): Promise<number> {
  const [row] = await database
    .insert(zones)
    .values({
      key,
      name: key,
      outline: [
        [
          [
            [lng - 0.5, lat - 0.5],
            [lng + 0.5, lat - 0.5],
            [lng + 0.5, lat + 0.5],
            [lng - 0.5, lat + 0.5],
          ],
        ],
      ],
      squareMeters: 1e9,
    })
    .returning({ id: zones.id });
  if (!row) throw new Error("No zone was made.");
  return row.id;
}

/** A customer who is signed in; returns id and token. */
export async function addCustomer(
  database: Queryable,
  name: string,
  now = new Date(),
): Promise<{ customerId: number; token: string }> {
  const token = `token-of-${name}-${"x".repeat(30)}`;
  const [row] = await database
    .insert(customers)
    .values({ firstName: name, referralCode: `REF-${name}`, email: `${name}@example.test` })
    .returning({ id: customers.id });
  if (!row) throw new Error("No customer was made.");
  await database.insert(sessions).values({
    tokenHash: createHash("sha256").update(token).digest("hex"),
    customerId: row.id,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + 90 * 86_400_000),
  });
  return { customerId: row.id, token };
}

/** A guest; returns its secret id. */
export async function addGuest(database: Queryable, guestId: number): Promise<number> {
  await database.insert(guests).values({ id: guestId });
  return guestId;
}
