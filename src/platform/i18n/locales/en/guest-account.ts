const guestAccount = {
  wish: "Save my details: create an account",
  hint: "It is made once your order is placed. Next time you order with fewer steps.",
  password: "Password",
  passwordRequired: "Please choose a password, or order without an account.",
  passwordShort: "A password has at least {count} characters.",
  made: "Your account is made, and this order is in it.",
  unconfirmed: "Your account is made. Sign in to confirm your number.",
  unknown: "Your order is placed. Whether the account was made could not be found out: try to sign in later.",
  refused: "Your order is placed; the account was not made. If you already have one, sign in.",
} as const;

export default guestAccount;
