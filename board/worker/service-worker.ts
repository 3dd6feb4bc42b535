/** The board's own worker. */
import { keepProgram } from "../../staff/worker/offline-program";
import { listenToPushes } from "../../staff/worker/order-pushes";

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
};

keepProgram(self.__WB_MANIFEST);
listenToPushes({ path: "/board/", type: "board_order", news: { new: "stays", answered: "silent" } });
