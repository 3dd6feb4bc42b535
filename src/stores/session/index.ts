/**
 * The session: a customer with a token, a guest with an id, or neither yet. The account key names whose data is on the
 * device; it is made from the customer's id, so that a customer finds their unsent changes again after signing in anew.
 */
export { adoptGuestId, ensureGuestId, forgetGuestId } from "./guest-id";
export {
  followSessionOfOtherTabs,
  isSignedIn,
  reloadSession,
  session,
  useAccountKey,
  useIsSignedIn,
  useSession,
} from "./session-store";
export { onBeforeSignIn, prepareSignIn, signIn } from "./sign-in";
export {
  markSignOutFinished,
  onSignOut,
  type SignOutReason,
  setTokenRevoker,
  signOut,
  unfinishedSignOut,
} from "./sign-out";
