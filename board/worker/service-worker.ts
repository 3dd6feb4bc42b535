/** The board's own worker. */
import { keepProgram } from "../../staff/worker/offline-program";
import { listenToPushes } from "./push";

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
};

keepProgram(self.__WB_MANIFEST);
listenToPushes();
