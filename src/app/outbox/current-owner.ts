import { reloadSession, session } from "@/stores/session";

/** Whose rows are written and sent now. Another tab may have signed somebody in or out a moment ago. */
export function currentOwner(): { key: string; epoch: number } {
  reloadSession();
  const { accountKey, epoch } = session();
  return { key: accountKey, epoch };
}
