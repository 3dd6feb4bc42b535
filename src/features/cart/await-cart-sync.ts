import type { Item } from "@/contract";
import { connectivity } from "@/platform/connectivity";
import { moduleCart, useCart } from "@/stores/cart";

/** Ms. */
const syncTimeoutMs = 5_000;

/**
 * The outcome of adding an item to the cart: `synced` when the server has it, `refused` when the server's
 * cart came back without it, `pending` when the change is sent later.
 */
export async function awaitCartSync({
  id,
  module_id: moduleId,
}: Pick<Item, "id" | "module_id">): Promise<"synced" | "refused" | "pending"> {
  const isSynced = () => moduleCart(moduleId).waitingFor === null;
  if (!isSynced() && (connectivity() === "online" || connectivity() === "slow")) {
    await new Promise<void>((resolve) => {
      const stop = useCart.subscribe(() => {
        if (isSynced()) end();
      });
      const timer = setTimeout(() => end(), syncTimeoutMs);
      const end = () => {
        stop();
        clearTimeout(timer);
        resolve();
      };
    });
  }
  if (!isSynced()) return "pending";
  return moduleCart(moduleId).lines.some((line) => line.item.id === id) ? "synced" : "refused";
}
