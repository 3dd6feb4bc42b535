import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { lazy } from "@/ui/loading/lazy";

const ViewedEntries = lazy(() => import("./viewed-entries"));

/** Items and stores that were opened on this device. */
export function RecentlyViewed() {
  return safeStorage.getItem(storageKeys.recentlyViewed) === null ? null : <ViewedEntries />;
}
