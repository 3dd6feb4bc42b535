import type { OrderStatus } from "@/contract";

export type StatusTone = "neutral" | "accent" | "positive" | "danger" | "warning";

export function statusTone(status: OrderStatus): StatusTone {
  if (status === "delivered" || status === "refunded") return "positive";
  if (status === "canceled" || status === "failed" || status === "returned") return "danger";
  if (status === "refund_requested" || status === "refund_request_canceled") return "warning";
  return status === "pending" ? "neutral" : "accent";
}
