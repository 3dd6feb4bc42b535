import { lazy } from "@/ui/loading/lazy";

/** Everything that the shop has of the customer, as a file. */
export const OwnDataDownload = lazy(() => import("./components/own-data-download"));
/** The app's data on this device. */
export const DeviceStorage = lazy(() => import("./components/device-storage"));
