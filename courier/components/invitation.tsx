import { ScooterIcon } from "@/ui/icons/scooter";
import { NewPasswordForm } from "../../staff/sign-in/new-password-form";
import { SignInFrame } from "../../staff/sign-in/sign-in-frame";
import { acceptInvitation } from "../session/session";
import { useTexts } from "../texts/texts";

export function Invitation({ token }: { readonly token: string }) {
  const t = useTexts();
  return (
    <SignInFrame icon={<ScooterIcon size={30} />} title={t("invite.title")} text={t("invite.text")}>
      <NewPasswordForm t={t} accept={(password) => acceptInvitation(token, password)} />
    </SignInFrame>
  );
}
