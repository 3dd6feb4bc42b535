import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Wishlist } from "@/contract";
import type { WishlistRequest } from "@/contract/calls/customer";
import type { Queryable, ShopHeaders, Transaction } from "../../context";
import { items, stores, wishes } from "../../db/schema";
import { itemsById } from "../items/items-by-id";
import { refuse } from "../refusals";
import type { ShopView } from "../settings/shop-view";
import { storesById } from "../stores/stores-by-id";

/** Rows of one kind that are shown at most, the newest. */
const maxWishes = 500;

function targetOf(request: WishlistRequest): { itemId: number } | { storeId: number } {
  const { item_id: itemId, store_id: storeId } = request;
  if (itemId && !storeId) return { itemId };
  if (storeId && !itemId) return { storeId };
  throw refuse("wish_target");
}

function matching(customerId: number, target: ReturnType<typeof targetOf>) {
  return and(
    eq(wishes.customerId, customerId),
    "itemId" in target ? eq(wishes.itemId, target.itemId) : eq(wishes.storeId, target.storeId),
  );
}

/** Adds an item or a store; 409 when it is there already. */
export async function addWish(
  tx: Transaction,
  customerId: number,
  request: WishlistRequest,
  now: Date,
): Promise<void> {
  const target = targetOf(request);
  if ("itemId" in target) {
    const [item] = await tx.select({ id: items.id }).from(items).where(eq(items.id, target.itemId)).limit(1);
    if (!item) throw refuse("wish_item_unknown");
  } else {
    const [store] = await tx
      .select({ id: stores.id })
      .from(stores)
      .where(eq(stores.id, target.storeId))
      .limit(1);
    if (!store) throw refuse("wish_store_unknown");
  }
  const [present] = await tx
    .select({ id: wishes.id })
    .from(wishes)
    .where(matching(customerId, target))
    .limit(1);
  if (present) throw refuse("wish_present");
  const [added] = await tx
    .insert(wishes)
    .values({ customerId, ...target, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: wishes.id });
  if (!added) throw refuse("wish_present");
}

/** Removes an item or a store; 404 when it is not there. */
export async function removeWish(
  tx: Transaction,
  customerId: number,
  request: WishlistRequest,
): Promise<void> {
  const removed = await tx
    .delete(wishes)
    .where(matching(customerId, targetOf(request)))
    .returning({ id: wishes.id });
  if (removed.length === 0) throw refuse("wish_absent");
}

/** The wishlist, newest first; with a module header only its items and stores. */
export async function readWishlist(
  database: Queryable,
  customerId: number,
  shop: ShopHeaders,
  view: ShopView,
): Promise<Wishlist> {
  const moduleId = shop.module?.id;
  const wishedItems = await database
    .select({ id: items.id })
    .from(wishes)
    .innerJoin(items, eq(items.id, wishes.itemId))
    .where(
      and(
        eq(wishes.customerId, customerId),
        isNotNull(wishes.itemId),
        eq(items.active, true),
        moduleId === undefined ? undefined : eq(items.moduleId, moduleId),
      ),
    )
    .orderBy(desc(wishes.id))
    .limit(maxWishes);
  const wishedStores = await database
    .select({ id: stores.id })
    .from(wishes)
    .innerJoin(stores, eq(stores.id, wishes.storeId))
    .where(
      and(
        eq(wishes.customerId, customerId),
        isNotNull(wishes.storeId),
        eq(stores.status, true),
        moduleId === undefined ? undefined : eq(stores.moduleId, moduleId),
      ),
    )
    .orderBy(desc(wishes.id))
    .limit(maxWishes);
  const shownItems = await itemsById(
    database,
    wishedItems.map((row) => row.id),
    view,
  );
  const shownStores = await storesById(
    database,
    wishedStores.map((row) => row.id),
    view,
    shop.position,
  );
  return {
    item: wishedItems.flatMap((row) => shownItems.get(row.id) ?? []),
    store: wishedStores.flatMap((row) => shownStores.get(row.id) ?? []),
  };
}
