/** Settings of the operator. */
import type { Text } from "./town";

export interface DemoParcelCategory {
  slug: string;
  name: Text;
  description: Text;
  picture: string;
  /** Null: the general parcel charges apply. */
  perKm: number | null;
  minimumCharge: number | null;
}

export interface DemoOfflineMethod {
  name: Text;
  /** The steps for the shopper. */
  instructions: Text;
  fields: { name: Text; value: string }[];
  informations: { key: string; label: Text; placeholder: Text; required: boolean }[];
}

/** A JSON value whose texts may be `Text`: resolved to one language when read. */
export type SettingValue =
  | string
  | number
  | boolean
  | null
  | Text
  | readonly SettingValue[]
  | { readonly [key: string]: SettingValue };

/** Settings under the contract's names (GET /config, GET /react-landing-page); money in cents where `moneySettings` names it. */
export type DemoConfig = Record<string, SettingValue>;
