import type { ChatPeer } from "@/platform/http/normalise/chat";
import type { Translate } from "@/platform/i18n/texts";

/** The name of the other side of a chat. Support has none of its own, and a removed account has none any more. */
export function peerName(peer: ChatPeer | null, t: Translate<"chat">): string {
  if (peer === null) return "";
  if (peer.type === "admin") return t("peer.admin");
  return peer.name || t("peer.gone");
}
