import type { LoginResult } from "@/contract";
import { PhoneForm } from "@/features/account-forms";
import { useTexts } from "@/platform/i18n";
import { prepareSignIn, session } from "@/stores/session";
import { registerBySocial, type SocialProof, signInBySocial } from "../api/sign-in-by-social";
import type { PendingAuth } from "../pending-auth";

interface Props {
  readonly proof: SocialProof;
  readonly onResult: (result: LoginResult, attempt: PendingAuth) => Promise<void>;
}

/** Asks for the phone number that some backends need after a sign-in through another service. */
export function SocialPhoneForm({ proof, onResult }: Props) {
  const t = useTexts("account");
  const social = useTexts("social");
  const register = async (phone: string): Promise<undefined> => {
    const email = proof.email ?? "";
    await prepareSignIn();
    const result = await registerBySocial(proof, { phone, email }, session().guestId);
    await onResult(result, {
      kind: "sign-in",
      loginType: "social",
      contacts: { phone, email },
      social: proof,
      repeat: () => signInBySocial(proof, session().guestId),
    });
  };
  return <PhoneForm text={social("phone.text")} submit={t("personalInfo.save")} onPhone={register} />;
}
