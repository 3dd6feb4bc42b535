import { lazy } from "@/ui/loading/lazy";

export { customerQuery } from "./api/get-customer";
export { confirmSignOut } from "./confirm-sign-out";

/** Making an account without its form. */
export const loadSignUpNow = () => import("./sign-up-now");
export const AuthOverlay = lazy(() => import("./components/auth-overlay"));
/** The steps of a forgotten password; the page around it is the caller's. */
export const PasswordReset = lazy(() => import("./components/password-reset"));
