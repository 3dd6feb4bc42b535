import { useState } from "react";
import type { OwnerProof } from "@/contract/calls/passkeys";
import { codeLength } from "@/features/account-forms";
import { isApiError } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { keepPendingCode, pendingCode } from "@/stores/pending-codes";

/** The action that the owner proves themselves for. */
type CodePurpose = "delete" | "passkey";

export interface OwnerProofState {
  asksPassword: boolean;
  /** A code is needed. */
  asksCode: boolean;
  /** Where the code went; null while none was sent. */
  sentTo: "phone" | "email" | null;
  /** `at`: when, epoch ms; now by default. */
  setSentTo: (sentTo: "phone" | "email", at?: number) => void;
  sentAt: number | undefined;
  /** Where a code went that somebody asked for a moment ago. */
  codeMedium: () => "phone" | "email";
  password: string;
  setPassword: (password: string) => void;
  code: string;
  setCode: (code: string) => void;
  /** The fault of the password or the code. */
  problem: string | undefined;
  setProblem: (problem: string | undefined) => void;
  /** The proof to send; null while something is missing, which is then said at its field. */
  values: () => OwnerProof | null;
  /** Whether an error is about the proof and now stands at its field; every other is the caller's. */
  take: (error: unknown) => boolean;
}

/** Asks one who is signed in for what proves once more that the account is theirs. */
export function useOwnerProof(
  asksPassword: boolean,
  of: CodePurpose,
  proved?: "phone" | "email",
): OwnerProofState {
  const t = useTexts("passkeys");
  const [password, setPasswordValue] = useState("");
  const [code, setCodeValue] = useState("");
  // One that was sent before a reload, or from another tab, is typed here.
  const [kept] = useState(() => {
    const code = asksPassword ? null : pendingCode("owner");
    return code?.details.of === of ? code : null;
  });
  const [asksCode, setAsksCode] = useState(kept !== null);
  const [sentTo, noteSentTo] = useState(kept?.medium ?? null);
  const [sentAt, setSentAt] = useState(kept?.sentAt);
  const setSentTo = (medium: "phone" | "email", at = Date.now()): void => {
    keepPendingCode("owner", { medium, sentAt: at, details: { of } });
    noteSentTo(medium);
    setSentAt(at);
  };
  const [problem, setProblem] = useState<string>();

  const values = (): OwnerProof | null => {
    if (asksPassword) {
      if (password !== "") return { password };
      setProblem(t("proof.passwordRequired"));
      return null;
    }
    if (!asksCode) return {};
    if (code.length === codeLength) return { otp: code };
    setProblem(sentTo === null ? t("proof.text") : t("proof.codeRequired"));
    return null;
  };

  const take = (error: unknown): boolean => {
    if (!isApiError(error, "refused")) return false;
    const [refused] = error.errors;
    const isAbout = ["password", "proof", "otp", "otp_block_time", "otp_temp_blocked"].includes(
      refused?.code ?? "",
    );
    // A wrong code is a message alone.
    const isWrongCode = asksCode && error.status === 404;
    if (!isAbout && !isWrongCode) return false;
    if (refused?.code === "proof") setAsksCode(true);
    else setProblem(error.firstMessage ?? undefined);
    setCodeValue("");
    return true;
  };

  return {
    asksPassword,
    asksCode,
    sentTo,
    setSentTo,
    sentAt,
    codeMedium: () => pendingCode("owner")?.medium ?? proved ?? "email",
    password,
    setPassword: (typed) => {
      setProblem(undefined);
      setPasswordValue(typed);
    },
    code,
    setCode: (typed) => {
      setProblem(undefined);
      setCodeValue(typed);
    },
    problem,
    setProblem,
    values,
    take,
  };
}
