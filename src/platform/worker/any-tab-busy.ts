// @chunk behind
import { busyLockName, isBusy } from "./build-lock";

/** Whether any tab of this origin is busy; false where the browser cannot tell. */
export async function isAnyTabBusy(): Promise<boolean> {
  if (isBusy()) return true;
  try {
    const state = await navigator.locks?.query();
    return state?.held?.some((lock) => lock.name === busyLockName) ?? false;
  } catch {
    return false;
  }
}
