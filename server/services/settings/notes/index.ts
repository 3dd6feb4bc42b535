/** The meanings of all config fields that can be set, for operators. A field without its note fails the type check. */
import type { Config } from "@/contract";
import type { ComputedConfig, SettingNote } from "./note";
import { orderNotes } from "./order-notes";
import { paymentNotes } from "./payment-notes";
import { peopleNotes } from "./people-notes";
import { shopNotes } from "./shop-notes";

export type { SettingNote } from "./note";

export const configNotes: Record<Exclude<keyof Config, ComputedConfig>, SettingNote> = {
  ...shopNotes,
  ...orderNotes,
  ...paymentNotes,
  ...peopleNotes,
};
