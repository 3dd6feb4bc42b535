/** Texts of signing in, the profile and addresses. */
const account = {
  "auth.signIn": "Sign In",
  "auth.signUp": "Sign Up",
  "auth.signedIn": "Sign in successfully.",
  "auth.notLoggedIn": "You are not logged in",
} as const;

export default account;
