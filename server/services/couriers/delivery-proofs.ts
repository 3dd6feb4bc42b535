import type { Config } from "@/contract";

type Rules = Pick<Config, "order_delivery_verification" | "dm_picture_upload_status">;

/** What a courier needs to deliver, by the shop's settings; with both, one of them is enough. */
export const proofOf = (config: Rules): { needs_code: boolean; needs_photo: boolean } => ({
  needs_code: config.order_delivery_verification,
  needs_photo: config.dm_picture_upload_status === 1,
});
