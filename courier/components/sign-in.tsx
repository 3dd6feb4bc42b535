import { useMemo } from "react";
import { string } from "yup";
import { ScooterIcon } from "@/ui/icons/scooter";
import { SignInForm } from "../../staff/sign-in/sign-in-form";
import { SignInFrame } from "../../staff/sign-in/sign-in-frame";
import { signIn, useSession } from "../session/session";
import { useSteps, waitingSteps } from "../steps/steps";
import { useTexts } from "../texts/texts";

/** `isBack`: a session has ended, and what was pressed here waits for the same person. */
export function SignIn({ isBack }: { readonly isBack: boolean }) {
  const t = useTexts();
  const courierId = useSession((session) => session.courier?.id);
  const waiting = useSteps(({ steps }) => waitingSteps(steps, courierId).length);
  const rule = useMemo(() => string().trim().required(t("signIn.phoneMissing")), [t]);
  const ended = waiting > 0 ? t("signIn.endedWithSteps", { count: waiting }) : t("signIn.ended");
  const name = { label: t("signIn.phone"), hint: t("signIn.phoneHint"), type: "tel" } as const;
  return (
    <SignInFrame
      icon={<ScooterIcon size={30} />}
      title={t("signIn.title")}
      text={isBack ? ended : t("signIn.noAccount")}
    >
      <SignInForm t={t} name={name} nameRule={rule} signIn={signIn} />
    </SignInFrame>
  );
}
