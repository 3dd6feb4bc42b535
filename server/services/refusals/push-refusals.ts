import { type RefusalRow, row } from "./refusal-row";

/** Errors of push subscriptions. */
export const pushRefusals = {
  push_address: row(403, "endpoint"),
  push_host: row(403, "endpoint"),
  push_keys: row(403, "keys"),
  push_firebase: row(403, "fcm_token"),
  push_quiet: row(403, "quiet_from"),
  push_unknown: row(404, "endpoint"),
} as const satisfies Record<string, RefusalRow>;
