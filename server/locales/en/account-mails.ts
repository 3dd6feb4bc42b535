/** Codes, and mails about the safety of an account. Braces are filled with values. */
export const accountMails = {
  code_subject: "{code} is your code for {shop}",
  code_text: "Your code is {code}. It works for {minutes} minutes.",
  code_warning:
    "Nobody of us will ever ask you for it. If you did not ask for a code, you can ignore this mail.",
  code_sms: "{code} is your code for {shop}. It works for {minutes} minutes. Give it to nobody.",
  greeting: "Hello {name},",
  greetingUnnamed: "Hello,",
  password_changed_subject: "Your password for {shop} was changed",
  password_changed_text:
    "The password of your account was changed just now. All other devices were signed out.",
  password_guessed_subject: "Somebody tries passwords of your account at {shop}",
  password_guessed_text:
    "Ten wrong passwords were tried for your account within an hour. Whoever tries is slowed down; you can sign in as always.",
  passkey_added_subject: "A passkey was added to your account at {shop}",
  passkey_added_text: "A passkey that signs in to your account without a password was added just now.",
  not_you:
    "If it was you, there is nothing to do. If not, set a new password now: it ends every sign-in but yours.",
  reset: "Set a new password",
};
