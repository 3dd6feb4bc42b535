/** The demo's page in the place of Google, Facebook or Apple. */
export const identitySandbox = {
  title: "Sandbox instead of {service}",
  mark: "Sandbox.",
  notice: "This is not {service}. The demo shows this page in its place; no account is needed.",
  heading: "Sign in as",
  new: "Somebody new each time",
  known: "Has the e-mail address of the demo's account",
  silent: "Tells no e-mail address",
  cancel: "Cancel",
  error: "Let it fail",
};
