import type { Config } from "@/contract";

type Rules = Pick<Config, "order_delivery_verification" | "dm_picture_upload_status">;

/** The proofs of a delivery by the shop's settings; where both are on, one is enough. */
export const proofOf = (config: Rules): { needs_code: boolean; needs_photo: boolean } => ({
  needs_code: config.order_delivery_verification,
  needs_photo: config.dm_picture_upload_status === 1,
});
