/** A changed contact that waits for its code. Stored without password and photo, so that it can be confirmed after a reload. */
import type { UpdateProfileRequest } from "@/contract/calls/customer";
import { forgetPendingCode, keepPendingCode, pendingCode } from "@/stores/pending-codes";
import type { CodeRequest } from "./api/update-profile";

/** A change as it was sent, so that it can be sent again with the code. */
export interface ProfileChange {
  profile: UpdateProfileRequest;
  image: File | null;
}

export interface PendingChange {
  change: ProfileChange;
  codeRequest: CodeRequest;
  /** When the code was sent, epoch ms. */
  sentAt: number;
}

export function keepPendingChange({ change, codeRequest, sentAt }: PendingChange): void {
  const { name = "", phone = "", email = "", button_type = "" } = change.profile;
  const details = { name: name ?? "", phone: phone ?? "", email: email ?? "", button: button_type ?? "" };
  keepPendingCode("profile", {
    medium: codeRequest.medium,
    sentAt,
    details: { ...details, channel: codeRequest.channel },
  });
}

/** Null where no code is on its way. */
export function keptPendingChange(): PendingChange | null {
  const code = pendingCode("profile");
  if (code === null) return null;
  const { name = "", phone = "", email = "", button, channel = "" } = code.details;
  const { medium, sentAt } = code;
  const profile = { name, phone, email };
  const asked: Pick<UpdateProfileRequest, "button_type"> =
    button === "phone" || button === "email" ? { button_type: button } : {};
  return {
    change: { profile: { ...profile, ...asked }, image: null },
    codeRequest: { medium, channel },
    sentAt,
  };
}

export const forgetPendingChange = (): void => forgetPendingCode("profile");

/** Whether the code on its way also confirms this change. */
export const isOfChange = ({ change }: PendingChange, { profile }: ProfileChange): boolean =>
  change.profile.phone === profile.phone && change.profile.email === profile.email;
