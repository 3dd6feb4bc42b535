/** Codes, and mails about the safety of an account. Braces are filled with values. */
export const accountMails = {
  code_subject: "{code} is your code for {shop}",
  code_text: "Your code is {code}. It works for {minutes} minutes.",
  code_warning:
    "Nobody of us will ever ask you for it. If you did not ask for a code, you can ignore this mail.",
  code_sms: "{code} is your code for {shop}. It works for {minutes} minutes. Give it to nobody.",
};
