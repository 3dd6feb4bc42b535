/** The worker of the couriers' page. */
import { keepProgram } from "../../staff/worker/offline-program";
import { listenToPushes } from "../../staff/worker/order-pushes";

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
};

keepProgram(self.__WB_MANIFEST);
listenToPushes({
  path: "/courier/",
  type: "courier_order",
  news: {
    offered: "stays",
    assigned: "stays",
    accepted: "silent",
    over: "silent",
    taken: "sounds",
    canceled: "sounds",
  },
});
