/** Photos of a prescription: kept with the order that was placed with them, readable for its owner, not for ever. */
import { and, inArray, lte, sql } from "drizzle-orm";
import { historyStatuses } from "@/domain/status-groups";
import type { Queryable, ServerContext } from "../../context";
import { orders } from "../../db/schema";
import { deletePhotos } from "../photos/photo-files";
import { prescriptionPhotoDays } from "../settings/prescription-settings";

const dayMs = 86_400_000;

/** Takes the photos off a customer's orders; returns their paths, whose files the caller deletes once that is written. */
export async function removePrescriptionsOf(database: Queryable, customerId: number): Promise<string[]> {
  return removeFrom(database, sql`${orders.customerId} = ${customerId}`);
}

/** Deletes the photos of orders that have been over for the days of the setting; returns how many. */
export async function deleteOldPrescriptions({ database, clock, settings }: ServerContext): Promise<number> {
  const before = new Date(clock.now().getTime() - (await prescriptionPhotoDays(database)) * dayMs);
  const isOver = and(inArray(orders.status, [...historyStatuses]), lte(orders.updatedAt, before));
  const paths = await removeFrom(database, isOver ?? sql`false`);
  await deletePhotos(settings, paths);
  return paths.length;
}

async function removeFrom(database: Queryable, where: ReturnType<typeof sql>): Promise<string[]> {
  const hasPhotos = sql`${orders.attachments} <> '[]'::jsonb`;
  const rows = await database
    .select({ id: orders.id, attachments: orders.attachments })
    .from(orders)
    .where(and(where, hasPhotos))
    .for("update");
  if (rows.length === 0) return [];
  await database
    .update(orders)
    .set({ attachments: [] })
    .where(
      inArray(
        orders.id,
        rows.map(({ id }) => id),
      ),
    );
  return rows.flatMap(({ attachments }) => attachments);
}
