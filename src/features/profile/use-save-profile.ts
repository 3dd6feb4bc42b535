import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { resendDelayMs } from "@/features/account-forms";
import { customerQuery } from "@/features/auth";
import { isApiError } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { useAccountKey } from "@/stores/session";
import { showSuccess } from "@/stores/toasts";
import { type CodeRequest, type ProfileResult, updateProfile } from "./api/update-profile";
import {
  forgetPendingChange,
  isOfChange,
  keepPendingChange,
  keptPendingChange,
  type PendingChange,
  type ProfileChange,
} from "./pending-change";

/**
 * Sends changes of the profile. While one waits for a code, `pending` holds it; `confirm` sends it with the code. All of
 * them reject with what the shop refused. A saved change is read again and said; `onSaved` runs after that.
 */
export function useSaveProfile(onSaved: () => void) {
  const t = useTexts("account");
  const queries = useQueryClient();
  const { queryKey } = customerQuery(useAccountKey());
  const [pending, setPending] = useState<PendingChange | null>(null);

  /** A code that was sent a moment ago is used again. */
  async function answerTo(change: ProfileChange): Promise<ProfileResult> {
    try {
      return await updateProfile(change.profile, change.image);
    } catch (error) {
      const kept = keptPendingChange();
      const isEarly = kept !== null && Date.now() - kept.sentAt < resendDelayMs && isOfChange(kept, change);
      if (!isEarly || change.profile.otp || !isApiError(error, "refused")) throw error;
      return { message: "", codeRequest: kept.codeRequest };
    }
  }

  async function send(change: ProfileChange): Promise<void> {
    const { message, codeRequest } = await answerTo(change);
    if (codeRequest) {
      const { otp: _used, verification_on: _on, verification_medium: _medium, ...profile } = change.profile;
      const waiting = { change: { ...change, profile }, codeRequest, sentAt: sentAtOf(codeRequest) };
      keepPendingChange(waiting);
      setPending(waiting);
      // With the first of two codes everything but the second contact is saved.
      if (change.profile.otp) await queries.invalidateQueries({ queryKey });
      return;
    }
    setPending(null);
    forgetPendingChange();
    await queries.invalidateQueries({ queryKey });
    showSuccess(message || t("profile.saved"));
    onSaved();
  }

  async function confirm(code: string, password?: string): Promise<void> {
    if (!pending) return;
    const { change, codeRequest } = pending;
    const { medium, channel } = codeRequest;
    const proof = { otp: code, verification_on: medium, verification_medium: channel };
    const typed = password === undefined ? {} : { current_password: password };
    await send({ ...change, profile: { ...change.profile, ...typed, ...proof } });
  }

  return {
    pending,
    send,
    confirm,
    cancel: () => setPending(null),
    /** Restores a change that still waits for its code. */
    resume: () => setPending(keptPendingChange()),
  };
}

/** When the code of an answer was sent: a moment ago, unless it is the one that is on its way. */
function sentAtOf({ medium }: CodeRequest): number {
  const kept = keptPendingChange();
  const isSame = kept?.codeRequest.medium === medium && Date.now() - kept.sentAt < resendDelayMs;
  return isSame ? kept.sentAt : Date.now();
}
