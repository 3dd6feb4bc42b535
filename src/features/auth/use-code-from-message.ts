import { useEffect, useRef } from "react";
import { normaliseCode } from "@/features/account-forms";

interface CodeCredential extends Credential {
  readonly code?: string;
}

/** Reads the code from its text message, where the browser offers that and the person agrees (WebOTP). */
export function useCodeFromMessage(active: boolean, onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    if (!active || !("OTPCredential" in window)) return;
    const ended = new AbortController();
    const request = { otp: { transport: ["sms"] }, signal: ended.signal } as CredentialRequestOptions;
    void navigator.credentials.get(request).then(
      (credential: CodeCredential | null) => {
        const code = normaliseCode(credential?.code ?? "");
        if (code !== "" && !ended.signal.aborted) latest.current(code);
      },
      // Declined, or no message came: the code is typed.
      () => {},
    );
    return () => ended.abort();
  }, [active]);
}
