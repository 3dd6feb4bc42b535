/** The board's worker and its new versions; an open order holds them back. */
import { programUpdates } from "../../staff/updates/program-updates";
import { useOpenedOrder } from "../orders/opened-order";

export const { useUpdate, registeredWorker, startWorker } = programUpdates(
  "/board/",
  () => useOpenedOrder.getState().id !== null,
);
