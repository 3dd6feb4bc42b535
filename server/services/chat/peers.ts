/** Whom customers write to, and whether they may. */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { PeerType, UserInfo } from "@/contract/calls/chat";
import { runningStatuses } from "@/domain/status-groups";
import type { Language, Queryable } from "../../context";
import { couriers, customers, orders, stores } from "../../db/schema";
import { pictureUrl, translated } from "../translations/translated-columns";

export interface Peer {
  peerType: PeerType;
  /** A vendor's or a courier's id; 0 for support. */
  peerId: number;
}

/** UserInfo ids of customers, vendors and couriers never meet. */
const infoId = (kind: "customer" | PeerType, id: number): number => {
  if (kind === "admin") return 0;
  return id * 3 + (kind === "customer" ? 0 : kind === "vendor" ? 1 : 2);
};

export const customerInfoId = (customerId: number): number => infoId("customer", customerId);
export const peerInfoId = ({ peerType, peerId }: Peer): number => infoId(peerType, peerId);

const info = (id: number, names: Pick<UserInfo, "f_name" | "l_name">, image: string | null): UserInfo => ({
  id,
  ...names,
  phone: null,
  email: null,
  image,
  image_full_url: pictureUrl(image),
  user_id: null,
  vendor_id: null,
  deliveryman_id: null,
  admin_id: null,
});

/** The customer as a UserInfo. */
export async function customerUserInfo(database: Queryable, customerId: number): Promise<UserInfo> {
  const [row] = await database.select().from(customers).where(eq(customers.id, customerId));
  const names = { f_name: row?.firstName ?? "", l_name: row?.lastName ?? "" };
  return { ...info(customerInfoId(customerId), names, row?.image ?? null), user_id: customerId };
}

/** UserInfos of stores and couriers by `peerInfoId`; removed ones are missing, and support has none. */
export async function peerUserInfos(
  database: Queryable,
  peers: readonly Peer[],
  language: Language,
): Promise<Map<number, UserInfo>> {
  const idsOf = (type: PeerType) =>
    peers.filter(({ peerType }) => peerType === type).map(({ peerId }) => peerId);
  const found = new Map<number, UserInfo>();
  const vendorIds = idsOf("vendor");
  if (vendorIds.length > 0) {
    const rows = await database
      .selectDistinctOn([stores.vendorId])
      .from(stores)
      .where(inArray(stores.vendorId, vendorIds))
      .orderBy(stores.vendorId, stores.id);
    for (const { vendorId, name, translations, logo } of rows) {
      const id = infoId("vendor", vendorId);
      const names = { f_name: translated(name, translations, "name", language), l_name: "" };
      found.set(id, { ...info(id, names, logo), vendor_id: vendorId });
    }
  }
  const courierIds = idsOf("delivery_man");
  if (courierIds.length > 0) {
    const rows = await database.select().from(couriers).where(inArray(couriers.id, courierIds));
    for (const courier of rows) {
      const id = infoId("delivery_man", courier.id);
      const names = { f_name: courier.firstName, l_name: courier.lastName };
      found.set(id, { ...info(id, names, courier.image), deliveryman_id: courier.id });
    }
  }
  return found;
}

/**
 * Whether the customer may write now: to support always, to a store or a courier while an order with them is under way, so
 * that nobody who only knows an id can write to people at work.
 */
export async function mayWriteTo(
  database: Queryable,
  customerId: number,
  { peerType, peerId }: Peer,
): Promise<boolean> {
  if (peerType === "admin") return true;
  const withPeer =
    peerType === "delivery_man"
      ? eq(orders.courierId, peerId)
      : sql`${orders.storeId} in (select ${stores.id} from ${stores} where ${stores.vendorId} = ${peerId})`;
  const [order] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), inArray(orders.status, [...runningStatuses]), withPeer))
    .limit(1);
  return order !== undefined;
}
