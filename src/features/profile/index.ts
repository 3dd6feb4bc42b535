import { lazy } from "@/ui/loading/lazy";

export { hasPassword } from "./has-password";

/** The customer's profile with its forms, in a chunk of its own. */
export const ProfileCard = lazy(() =>
  import("./components/profile-card").then((module) => ({ default: module.ProfileCard })),
);
/** The devices that the customer is signed in on. */
export const SignedInDevices = lazy(() =>
  import("./components/signed-in-devices").then((module) => ({ default: module.SignedInDevices })),
);
/** The way to delete an account. */
export const DeleteAccount = lazy(() =>
  import("./components/delete-account").then((module) => ({ default: module.DeleteAccount })),
);
