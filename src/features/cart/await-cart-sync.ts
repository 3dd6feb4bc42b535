import type { Item } from "@/contract";
import { connectivity } from "@/platform/connectivity";
import { moduleCart, useCart } from "@/stores/cart";

/** An answer that has not come by then is not waited for, ms. */
const patience = 5_000;

/**
 * What became of an item that was just put into the cart: `there` when the server has it, `refused` when the server's
 * cart came back without it, `waiting` when the change goes out later.
 */
export async function awaitCartSync({
  id,
  module_id: moduleId,
}: Pick<Item, "id" | "module_id">): Promise<"there" | "refused" | "waiting"> {
  const inStep = () => moduleCart(moduleId).waitingFor === null;
  if (!inStep() && (connectivity() === "online" || connectivity() === "slow")) {
    await new Promise<void>((resolve) => {
      const stop = useCart.subscribe(() => {
        if (inStep()) end();
      });
      const timer = setTimeout(() => end(), patience);
      const end = () => {
        stop();
        clearTimeout(timer);
        resolve();
      };
    });
  }
  if (!inStep()) return "waiting";
  return moduleCart(moduleId).lines.some((line) => line.item.id === id) ? "there" : "refused";
}
