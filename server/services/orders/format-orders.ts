import { count, inArray, sum } from "drizzle-orm";
import type { DeliveryMan, ModuleReference, ModuleType, Order } from "@/contract";
import { runningStatuses } from "@/domain/status-groups";
import type { Queryable } from "../../context";
import type { OrderRow } from "../../db/schema";
import { cancelReasons, couriers, modules, orderLines } from "../../db/schema";
import { readParcelCategories, type StoredParcelCategory } from "../modules/parcel-categories";
import { offlinePaymentsOf } from "../payments/records/offline-payments-of-order";
import { paymentsOf } from "../payments/records/payments-of-order";
import type { ShopView } from "../settings/shop-view";
import { storesById } from "../stores/stores-by-id";
import { pictureUrl, translatedAgain } from "../translations/translated-columns";
import { courierPosition } from "./courier";
import { formatOrder } from "./format-order";
import { refundsByOrder } from "./format-refunds";

type CourierRow = typeof couriers.$inferSelect;

function formatCourier(courier: CourierRow, order: OrderRow, now: Date): DeliveryMan {
  const place = runningStatuses.includes(order.status) ? courierPosition(order, now) : null;
  return {
    id: courier.id,
    f_name: courier.firstName,
    l_name: courier.lastName,
    phone: courier.phone,
    email: courier.email,
    image: courier.image,
    image_full_url: pictureUrl(courier.image),
    avg_rating: courier.averageRating,
    rating_count: courier.ratingCount,
    lat: place ? place.lat.toFixed(6) : null,
    lng: place ? place.lng.toFixed(6) : null,
    location: null,
  };
}

/** Orders as the wire shows them, in the order given. A guest's secret number is never in them. */
export async function formatOrders(
  database: Queryable,
  rows: readonly OrderRow[],
  view: ShopView,
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const counts = await database
    .select({ orderId: orderLines.orderId, lines: count(), pieces: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .groupBy(orderLines.orderId);
  const shownStores = await storesById(
    database,
    rows.flatMap((row) => row.storeId ?? []),
    view,
    null,
  );
  const courierIds = [...new Set(rows.flatMap((row) => row.courierId ?? []))];
  const courierRows = courierIds.length
    ? await database.select().from(couriers).where(inArray(couriers.id, courierIds))
    : [];
  const kinds = await database
    .select()
    .from(modules)
    .where(
      inArray(
        modules.id,
        rows.map((row) => row.moduleId),
      ),
    );
  const paid = await paymentsOf(database, ids);
  const reasons = rows.some((row) => row.cancelReason !== null)
    ? await database.select().from(cancelReasons)
    : [];
  const parcelCategories = rows.some((row) => row.type === "parcel")
    ? await readParcelCategories(database, view.language)
    : [];
  const offline = await offlinePaymentsOf(
    database,
    rows.filter((row) => row.paymentMethod === "offline_payment").map((row) => row.id),
  );
  const refunds = await refundsByOrder(database, rows, view.digits);
  return rows.map((row) => {
    const kind = kinds.find((candidate) => candidate.id === row.moduleId);
    const module: ModuleReference = {
      id: row.moduleId,
      module_name: kind?.translations[view.language]?.name ?? kind?.name ?? "",
      module_type: (kind?.type ?? "food") as ModuleType,
    };
    const courierRow = courierRows.find((candidate) => candidate.id === row.courierId);
    const counted = counts.find((entry) => entry.orderId === row.id);
    return formatOrder(row, {
      view,
      module,
      lines: counted?.lines ?? 0,
      pieces: counted?.pieces ?? 0,
      store: row.storeId === null ? null : (shownStores.get(row.storeId) ?? null),
      offline: offline.get(row.id) ?? null,
      paid: paid.filter((payment) => payment.orderId === row.id),
      courier: courierRow ? formatCourier(courierRow, row, view.now) : null,
      refund: refunds.get(row.id) ?? null,
      cancelReason: row.cancelReason === null ? null : reasonIn(row.cancelReason, reasons, view.language),
      parcelCategory: sentCategory(row, parcelCategories),
    });
  });
}

/** The category of a parcel as it is today; a deleted one keeps the name that it had. */
function sentCategory(row: OrderRow, categories: readonly StoredParcelCategory[]): Order["parcel_category"] {
  if (row.parcelCategoryId === null) return null;
  const present = categories.find(({ id }) => id === row.parcelCategoryId);
  return {
    id: row.parcelCategoryId,
    name: present?.name ?? row.parcelCategoryName ?? "",
    image_full_url: pictureUrl(present?.image ?? null),
  };
}

/** A reason from the shop's list is translated to the reader's language; any other text stays as it was typed. */
function reasonIn(
  picked: string,
  reasons: readonly (typeof cancelReasons.$inferSelect)[],
  language: ShopView["language"],
): string {
  for (const { reason, translations } of reasons) {
    const shown = translatedAgain(picked, reason, translations, "reason", language);
    if (shown !== picked) return shown;
  }
  return picked;
}
