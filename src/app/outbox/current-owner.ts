import { reloadSession, session } from "@/stores/session";

/** The owner of the rows written and sent now. Another tab may just have signed somebody in or out. */
export function currentOwner(): { key: string; epoch: number } {
  reloadSession();
  const { accountKey, epoch } = session();
  return { key: accountKey, epoch };
}
