import type { ChatPeer } from "@/platform/http/normalise/chat";
import type { Translate } from "@/platform/i18n/texts";

/** The name of whom the customer writes to; support has none of its own, and who is gone has none any more. */
export function peerName(peer: ChatPeer | null, t: Translate<"chat">): string {
  if (peer === null) return "";
  if (peer.type === "admin") return t("peer.admin");
  return peer.name || t("peer.gone");
}
