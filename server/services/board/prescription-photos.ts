/**
 * Photos of prescriptions for people of the board. An <img> sends no token, so each address is signed: for one photo of one order,
 * for whoever asked, and for five minutes.
 */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { basename } from "node:path";
import { and, eq } from "drizzle-orm";
import type { Queryable, ServerContext } from "../../context";
import { coreError } from "../../core/errors";
import { type OrderRow, operatorStores, operators, orders } from "../../db/schema";
import { type Operator, reaches } from "../operators/operator";
import { readPhoto } from "../photos/photo-files";
import { secretOf } from "../push/server-secrets";

const validSeconds = 300;
const form = /^(\d{1,16})\.(\d{1,2})\.(\d{1,10})\.(\d{1,12})\.([\w-]{43})$/;

async function signature(database: Queryable, text: string): Promise<string> {
  const key = await secretOf(database, "prescription-photos", () => randomBytes(32).toString("base64url"));
  return createHmac("sha256", key).update(text).digest("base64url");
}

/** Addresses of an order's photos, at this server. */
export function signedPhotos(
  database: Queryable,
  operator: Pick<Operator, "id">,
  { id, attachments }: Pick<OrderRow, "id" | "attachments">,
  now: Date,
): Promise<string[]> {
  const until = Math.floor(now.getTime() / 1000) + validSeconds;
  return Promise.all(
    attachments.map(async (_, index) => {
      const text = `${id}.${index}.${operator.id}.${until}`;
      return `/api/v1/board/prescription-photos/${text}.${await signature(database, text)}`;
    }),
  );
}

/** Whether somebody still works with the board and reaches the store. */
async function mayStillSee(
  database: Queryable,
  operatorId: number,
  storeId: number | null,
): Promise<boolean> {
  const [operator] = await database
    .select({ role: operators.role })
    .from(operators)
    .where(eq(operators.id, operatorId));
  if (!operator) return false;
  if (operator.role !== "store") return reaches({ storeIds: null }, storeId);
  const named = await database
    .select({ storeId: operatorStores.storeId })
    .from(operatorStores)
    .where(eq(operatorStores.operatorId, operatorId));
  return reaches({ storeIds: named.map((row) => row.storeId) }, storeId);
}

/** The photo (WebP) of a signed address. 404 for one that is over, made up, or of an order that its person reaches no more. */
export async function readSignedPhoto(
  { database, settings, clock }: ServerContext,
  address: string,
): Promise<Buffer> {
  const [, orderId, index, operatorId, until, given] = form.exec(address) ?? [];
  if (given === undefined || Number(until) * 1000 < clock.now().getTime()) throw coreError("notFound");
  const expected = await signature(database, `${orderId}.${index}.${operatorId}.${until}`);
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(given))) throw coreError("notFound");
  const [order] = await database
    .select({ storeId: orders.storeId, attachments: orders.attachments })
    .from(orders)
    .where(and(eq(orders.id, Number(orderId)), eq(orders.announced, true)));
  const path = order?.attachments[Number(index)];
  if (!order || path === undefined) throw coreError("notFound");
  if (!(await mayStillSee(database, Number(operatorId), order.storeId))) throw coreError("notFound");
  const photo = await readPhoto(settings, basename(path));
  if (photo === null) throw coreError("notFound");
  return photo;
}
