import type { BoardOrder } from "@/contract/calls/board-orders";
import type { TextKey } from "../texts/texts";

/** What is to be said of an order's prescription now. */
export function stateKey({
  prescription_state: state,
  status,
}: Pick<BoardOrder, "prescription_state" | "status">): TextKey {
  if (state === null) return "prescription.photosOnly";
  if (state === "agreed") return "prescription.agreed";
  if (status === "canceled") return "prescription.ended";
  return state === "priced" ? "prescription.sent" : "prescription.waiting";
}
