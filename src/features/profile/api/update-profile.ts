import type { UpdateProfileRequest } from "@/contract/calls/customer";
import { post } from "@/platform/http/client";
import { fields, isOn, requireObject, text } from "@/platform/http/normalise/readers";

/** A change that waits for the code that was sent to the new phone number or e-mail address. */
export interface CodeRequest {
  medium: "phone" | "email";
  /** How the code went: SMS, firebase or email; sent back as it came. */
  channel: string;
}

/** `codeRequest` is null when the change was made; `message` is the shop's, often empty. */
export interface ProfileResult {
  message: string;
  codeRequest: CodeRequest | null;
}

/** Saves the profile: 403 with the fields' names, 403 with a message alone for a wrong code, 429 after too many tries. */
export async function updateProfile(
  profile: UpdateProfileRequest,
  image: File | null,
): Promise<ProfileResult> {
  const form = new FormData();
  for (const [name, value] of Object.entries(profile)) {
    if (typeof value === "string" && value !== "") form.set(name, value);
  }
  if (image) form.set("image", image);
  const { data } = await post({
    path: "/customer/update-profile",
    authenticated: true,
    body: form,
    normalise: normaliseProfileResult,
  });
  return data;
}

function normaliseProfileResult(response: unknown): ProfileResult {
  const row = fields(requireObject(response)) ?? {};
  const message = text(row.message);
  if (!isOn(row.otp_send)) return { message, codeRequest: null };
  const medium = row.verification_on === "email" ? "email" : "phone";
  return { message, codeRequest: { medium, channel: text(row.verification_medium) } };
}
