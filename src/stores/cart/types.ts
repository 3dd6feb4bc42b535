/** A cart, as it is stored in localStorage and shown. */
import type { CartVariation, Item, ItemModel } from "@/contract";
import type { QuantityProblem } from "@/domain/quantity-limits";

/** A line as it is shown. `pending` says in its type that the server does not know it yet. */
export interface StoredCartLine {
  /** Equal for the same item, variation and add-ons. */
  key: string;
  item: Item;
  model: ItemModel;
  storeId: number;
  quantity: number;
  variation: CartVariation[];
  addOns: { id: number; quantity: number }[];
  sync: { state: "pending" } | { state: "synced"; cartId: number };
}

export interface ModuleCart {
  lines: StoredCartLine[];
  /** Key of the outbox row that carries the newest change, null when the server has everything. */
  waitingFor: string | null;
  /**
   * How many pieces of each line belong to orders on their way, by the order's key. In the same record as the lines, so
   * that they are removed exactly once, also when the tab that should remove them was closed.
   */
  ordered?: Record<string, Record<string, number>>;
}

export interface CartLineInput {
  item: Item;
  model?: ItemModel;
  quantity: number;
  variation: CartVariation[];
  addOns: { id: number; quantity: number }[];
}

export type CartProblem = { reason: "other_store" } | { reason: QuantityProblem } | { reason: "unchanged" };
export type CartResult = { ok: true } | ({ ok: false } & CartProblem);

export interface CartState {
  /** By module id. */
  carts: Record<string, ModuleCart>;
}
