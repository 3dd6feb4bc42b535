/** Other services that people sign in with. */
export { facebookProvider } from "./facebook-provider";
export { appleProvider, googleProvider } from "./oidc-provider";
export { identitySandbox, sandboxPeople } from "./sandbox-provider";
