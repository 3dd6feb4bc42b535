// @chunk outbox
/** Writes a module's cart, as it is shown, to the outbox. */
import { unitPrice } from "@/domain/item-price";
import { toMajor } from "@/domain/money";
import type { PriceReading } from "@/domain/price-reading";
import type { CartRow, NewRow, OutboxRow } from "@/platform/outbox";
import { moduleCart, newestCart, setCart, unwritten } from "./cart-store";
import { changeCount } from "./cart-sync";
import type { ModuleCart } from "./types";

export interface CartWriter {
  put(row: NewRow, owner: { key: string; epoch: number }): Promise<OutboxRow | null>;
  owner: () => { key: string; epoch: number };
  prices: () => PriceReading;
}

/** Resolves when the cart is on disk; rejects as `put` does. */
export async function writeCart(moduleId: number, { put, owner, prices }: CartWriter): Promise<void> {
  const change = changeCount(moduleId);
  const payload = payloadOf(moduleId, moduleCart(moduleId), prices());
  const row = await put({ kind: "cart", payload }, owner());
  if (!row || change !== changeCount(moduleId)) return;
  // Not when it was sent and adopted meanwhile, or changed once more in another tab.
  const cart = newestCart(moduleId);
  if (cart.waitingFor === unwritten) setCart(moduleId, { ...cart, waitingFor: row.key });
}

function payloadOf(moduleId: number, cart: ModuleCart, reading: PriceReading): CartRow["payload"] {
  const ordered = Object.entries(cart.ordered ?? {}).filter(([, pieces]) => Object.keys(pieces).length > 0);
  return {
    moduleId,
    lines: cart.lines.map((line) => ({
      itemId: line.item.id,
      model: line.model,
      storeId: line.storeId,
      price: toMajor(unitPrice(line.item, line.variation, reading), reading.digits),
      quantity: line.quantity,
      variation: line.variation,
      addOns: line.addOns,
    })),
    ...(ordered.length > 0 ? { ordered: Object.fromEntries(ordered) } : {}),
  };
}

/** Writes a change that was made before the outbox was connected; does nothing when there is none. */
export async function writeUnwrittenCart(moduleId: number, writer: CartWriter): Promise<void> {
  if (newestCart(moduleId).waitingFor === unwritten) await writeCart(moduleId, writer);
}
