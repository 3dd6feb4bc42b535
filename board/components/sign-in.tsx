import { useMemo } from "react";
import { string } from "yup";
import { BellIcon } from "@/ui/icons/bell";
import { SignInForm } from "../../staff/sign-in/sign-in-form";
import { SignInFrame } from "../../staff/sign-in/sign-in-frame";
import { signIn } from "../session/session";
import { useSteps } from "../steps/steps";
import { useTexts } from "../texts/texts";

/** `isBack`: a session has ended, and what was left here waits for the same person. */
export function SignIn({ isBack }: { readonly isBack: boolean }) {
  const t = useTexts();
  const waiting = useSteps(({ steps }) => steps.filter(({ refusal }) => refusal === null).length);
  const rule = useMemo(
    () => string().trim().required(t("signIn.emailMissing")).email(t("signIn.emailWrong")),
    [t],
  );
  const text = waiting > 0 ? t("signIn.endedWithSteps", { count: waiting }) : t("signIn.ended");
  return (
    <SignInFrame icon={<BellIcon size={28} />} title={t("signIn.title")} text={isBack ? text : null}>
      <SignInForm t={t} name={{ label: t("signIn.email"), type: "email" }} nameRule={rule} signIn={signIn} />
    </SignInFrame>
  );
}
