/** Signing in with an account of another service. */
const social = {
  signedIn: "Logged in successfully",
  waiting: "Go on in the window that has opened.",
  closed: "The window was closed. Press again to sign in.",
  refused: "You did not sign in.",
  failed: "The other service could not sign you in. Please try again or choose another way.",
  blocked: "Your browser opened no window. Allow windows of this page and press again.",
  "phone.title": "Your phone number",
  "phone.text": "One more step: your phone number, so that couriers can reach you.",
  "return.title": "You can close this window",
  "return.text": "You go on where you began.",
};

export default social;
