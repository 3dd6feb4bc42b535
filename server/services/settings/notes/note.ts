/** Note on a setting for the operator. */

import type { Config } from "@/contract";
import type { JsonSchema } from "../../../core/schema-problem";
import { exampleTexts } from "../../../locales/example-texts";

/** Fields that no setting changes, because the server decides them. */
export type ComputedConfig =
  | "timezone"
  | "currency"
  | "timezone_offsets"
  | "module"
  | "demo"
  | "base_urls"
  | "module_config"
  | "idempotency"
  | "place_search"
  | "place_credit"
  | "decimal_option_prices"
  | "demo_otp"
  | "passkey_rp_id"
  | "phone_text"
  | "branding_version";

export interface SettingNote {
  meaning: string;
  /** The unit of the value, or how to read it. */
  unit: string;
  /** A value that may be set. */
  example: unknown;
  /** Limits beyond the value's form, in words. */
  allowed?: string;
  /** Narrower than the contract, which other backends fill too. */
  bounds?: Pick<JsonSchema, "minimum" | "maximum" | "enum">;
}

/** Notes of some of the fields of config. */
export type ConfigNotes = Partial<Record<Exclude<keyof Config, ComputedConfig>, SettingNote>>;

type Rest = Pick<SettingNote, "allowed" | "bounds">;

export const flag = (meaning: string): SettingNote => ({ meaning, unit: "1 is yes, 0 is no", example: 1 });

export const yesOrNo = (meaning: string): SettingNote => ({
  meaning,
  unit: "true is yes, false is no",
  example: true,
});

/** Money, in major units. */
export const amount = (meaning: string, example: number, per = ""): SettingNote => ({
  meaning,
  unit: `amount in the shop's currency, as on a price tag${per}`,
  example,
});

export const percent = (meaning: string, example: number): SettingNote => ({
  meaning,
  unit: "per cent",
  example,
  bounds: { maximum: 100 },
});

export const count = (meaning: string, unit: string, example: number, rest: Rest = {}): SettingNote => ({
  meaning,
  unit,
  example,
  ...rest,
});

export const text = (meaning: string, example: unknown, rest: Rest = {}): SettingNote => ({
  meaning,
  unit: "text",
  example,
  ...rest,
});

export const word = (meaning: string, example: string, rest: Rest = {}): SettingNote => ({
  meaning,
  unit: "one of the words below",
  example,
  ...rest,
});

/** HTML of a page of its own. */
export const page = (meaning: string): SettingNote => ({
  meaning,
  unit: "HTML",
  example: exampleTexts.page,
});

/** An object; what is not named keeps what was set. */
export const parts = (meaning: string, example: object): SettingNote => ({
  meaning,
  unit: "object; parts that are not named keep what was set",
  example,
});

/** A list, which replaces the one that was set. */
export const list = (meaning: string, example: readonly unknown[], rest: Rest = {}): SettingNote => ({
  meaning,
  unit: "list; it replaces the one that was set",
  example,
  ...rest,
});
