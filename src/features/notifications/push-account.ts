import type { PushAccount } from "@/platform/push/push";
import { isSignedIn, session } from "@/stores/session";

/** The current account, for pushes. */
export function pushAccount(): PushAccount {
  const { accountKey, epoch } = session();
  return { key: accountKey, epoch, signedIn: isSignedIn() };
}
