import { lazy } from "@/ui/loading/lazy";

export { passkeySignInOptions, signInByPasskey } from "./api/sign-in-by-passkey";
export {
  askForPasskey,
  offersInField,
  stopAsking,
  waitForPasskeyInField,
  whenNoWindowAsks,
  windowAsks,
} from "./ask-authenticator";
export { OwnerProofFields } from "./components/owner-proof-fields";
export { passkeysWork } from "./passkey-support";
export { useOwnerProof } from "./use-owner-proof";

/** The signed-in customer's passkeys. */
export const CustomerPasskeys = lazy(() =>
  import("./components/customer-passkeys").then((module) => ({ default: module.CustomerPasskeys })),
);
