/** The forms in which settings are stored: those of config, without what the server adds to them. */
import { type TSchema, Type } from "typebox";
import { Config } from "@/contract";

export const storedForms: Readonly<Record<string, TSchema>> = {
  ...Config.properties,
  active_payment_method_list: Type.Array(
    Type.Object({
      gateway: Type.String(),
      gateway_title: Type.String(),
      gateway_image: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
};
