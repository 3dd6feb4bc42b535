/** The page's worker and its new versions; an order under way holds them back. */
import { programUpdates } from "../../staff/updates/program-updates";
import { useMe } from "../me/me";

export const { useUpdate, registeredWorker, startWorker } = programUpdates(
  "/courier/",
  () => (useMe.getState().me?.orders.length ?? 0) > 0,
);
