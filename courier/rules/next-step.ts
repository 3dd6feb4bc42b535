/** What a courier does next with an order. */
import type { CourierOrder } from "@/contract/calls/couriers";

/** `pick-up` at the store, `go` to the door, `deliver` at it. */
export type Stage = "pick-up" | "go" | "deliver";

type Staged = Pick<CourierOrder, "id" | "status" | "arrived_at" | "ready_by" | "scheduled_at">;

export function stageOf({ status, arrived_at }: Pick<CourierOrder, "status" | "arrived_at">): Stage {
  if (status !== "picked_up") return "pick-up";
  return arrived_at === null ? "go" : "deliver";
}

/** Whether it may be taken now; one that is not ready can be taken too, where the shop hands it over. */
export const isReady = ({ status }: Pick<CourierOrder, "status">): boolean => status === "handover";

const stages: readonly Stage[] = ["deliver", "go", "pick-up"];

const timeOf = ({ ready_by, scheduled_at }: Staged): number => {
  const due = ready_by ?? scheduled_at;
  return due === null ? 0 : Date.parse(due);
};

/** In the order in which they are done: at a door first, then under way, then what is ready soonest. */
export const inOrderOfWork = <Order extends Staged>(orders: readonly Order[]): Order[] =>
  [...orders].sort(
    (a, b) =>
      stages.indexOf(stageOf(a)) - stages.indexOf(stageOf(b)) ||
      Number(isReady(b)) - Number(isReady(a)) ||
      timeOf(a) - timeOf(b) ||
      a.id - b.id,
  );

/** What the handing over takes: nothing more, or a code, a photo, either of them. */
export type Proof = "none" | "code" | "photo" | "either";

export function proofOf({
  needs_code,
  needs_photo,
}: Pick<CourierOrder, "needs_code" | "needs_photo">): Proof {
  if (needs_code && needs_photo) return "either";
  if (needs_code) return "code";
  return needs_photo ? "photo" : "none";
}

/** Whether what there is proves the delivery; the code itself is judged by the server alone. */
export function isProved(proof: Proof, { code, photos }: { code: string; photos: number }): boolean {
  const [hasCode, hasPhoto] = [code.trim() !== "", photos > 0];
  return {
    none: true,
    code: hasCode,
    photo: hasPhoto,
    either: hasCode || hasPhoto,
  }[proof];
}
