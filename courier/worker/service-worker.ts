/** The worker of the couriers' page. */
import { keepProgram } from "../../staff/worker/offline-program";

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[];
};

keepProgram(self.__WB_MANIFEST);
