/** Fields and rules that sign-in and profile forms share. Nothing that shop pages import. */
export { CodeField } from "./components/code-field";
export { ContactField } from "./components/contact-field";
export { PasswordField } from "./components/password-field";
export { PasswordFields } from "./components/password-fields";
export { PhoneForm } from "./components/phone-form";
export { ReferralField } from "./components/referral-field";
export { ResendButton, resendDelayMs } from "./components/resend-button";
export { showFieldErrors } from "./field-errors";
export {
  codeLength,
  emailRule,
  type NewPasswordFields,
  newPasswordRules,
  normaliseCode,
  normalisePhone,
  type PersonalInfoFields,
  personalInfoRules,
  phoneRules,
  resetTargetRules,
  type SignInFields,
  type SignUpFields,
  signInRules,
  signUpRules,
} from "./form-rules";
export { useTypedCode } from "./use-typed-code";
export { waitForCode } from "./wait-for-code";
