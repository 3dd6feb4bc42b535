export { configQuery } from "./api/get-config";

export { useConfig, useConfigState } from "./use-config";
export { useIsEmailNeeded } from "./use-email-needed";
export { useLanding } from "./use-landing";
export { useShownCountry } from "./use-shown-country";
