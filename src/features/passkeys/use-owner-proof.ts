import { useState } from "react";
import type { OwnerProof } from "@/contract/calls/passkeys";
import { codeLength } from "@/features/account-forms";
import { isApiError } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";

export interface OwnerProofState {
  asksPassword: boolean;
  /** A code is needed. */
  asksCode: boolean;
  /** Where the code went; null while none was sent. */
  sentTo: "phone" | "email" | null;
  setSentTo: (sentTo: "phone" | "email") => void;
  password: string;
  setPassword: (password: string) => void;
  code: string;
  setCode: (code: string) => void;
  /** What is wrong with the password or the code. */
  problem: string | undefined;
  setProblem: (problem: string | undefined) => void;
  /** What is sent along; null while something is missing, which is then said at its field. */
  values: () => OwnerProof | null;
  /** Whether an error is about the proof and now stands at its field; every other is the caller's. */
  take: (error: unknown) => boolean;
}

/** Asks one who is signed in for what proves once more that the account is theirs. */
export function useOwnerProof(asksPassword: boolean): OwnerProofState {
  const t = useTexts("passkeys");
  const [password, setPasswordValue] = useState("");
  const [code, setCodeValue] = useState("");
  const [asksCode, setAsksCode] = useState(false);
  const [sentTo, setSentTo] = useState<"phone" | "email" | null>(null);
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
