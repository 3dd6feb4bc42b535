import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UpdateProfileRequest } from "@/contract/calls/customer";
import { customerQuery } from "@/features/auth";
import { useTexts } from "@/platform/i18n";
import { useAccountKey } from "@/stores/session";
import { showSuccess } from "@/stores/toasts";
import { type CodeRequest, updateProfile } from "./api/update-profile";

/** A change as it was sent, so that it can be sent again with the code. */
export interface ProfileChange {
  profile: UpdateProfileRequest;
  image: File | null;
}

interface PendingChange {
  change: ProfileChange;
  codeRequest: CodeRequest;
}

/**
 * Sends changes of the profile. While one waits for a code, `pending` holds it; `confirm` sends it with the code. All of
 * them reject with what the shop refused. A saved change is read again and said; `onSaved` runs after that.
 */
export function useSaveProfile(onSaved: () => void) {
  const t = useTexts("account");
  const queries = useQueryClient();
  const { queryKey } = customerQuery(useAccountKey());
  const [pending, setPending] = useState<PendingChange | null>(null);

  async function send(change: ProfileChange): Promise<void> {
    const { message, codeRequest } = await updateProfile(change.profile, change.image);
    if (codeRequest) {
      const { otp: _used, verification_on: _on, verification_medium: _medium, ...profile } = change.profile;
      setPending({ change: { ...change, profile }, codeRequest });
      // With the first of two codes everything but the second contact is saved.
      if (change.profile.otp) await queries.invalidateQueries({ queryKey });
      return;
    }
    setPending(null);
    await queries.invalidateQueries({ queryKey });
    showSuccess(message || t("profile.saved"));
    onSaved();
  }

  async function confirm(code: string): Promise<void> {
    if (!pending) return;
    const { change, codeRequest } = pending;
    const { medium, channel } = codeRequest;
    const proof = { otp: code, verification_on: medium, verification_medium: channel };
    await send({ ...change, profile: { ...change.profile, ...proof } });
  }

  return { pending, send, confirm, cancel: () => setPending(null) };
}
