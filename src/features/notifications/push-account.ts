import type { PushAccount } from "@/platform/push/push";
import { isSignedIn, session } from "@/stores/session";

/** Who is here now, as pushes see it. */
export function pushAccount(): PushAccount {
  const { accountKey, epoch } = session();
  return { key: accountKey, epoch, signedIn: isSignedIn() };
}
