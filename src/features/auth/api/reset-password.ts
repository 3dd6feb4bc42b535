import type { ForgotPasswordRequest } from "@/contract/calls/auth";
import { post, put } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/message";

export interface ResetTarget {
  method: "phone" | "email";
  value: string;
}

const targetFields = ({ method, value }: ResetTarget): ForgotPasswordRequest => ({
  verification_method: method,
  ...(method === "phone" ? { phone: value } : { email: value }),
});

/** Sends a reset code. 404 unknown, 405 asked again within 60 s. */
export const requestResetCode = (target: ResetTarget) =>
  post({
    path: "/auth/forgot-password",
    authenticated: false,
    body: targetFields(target),
    normalise: normaliseMessage,
  });

/** Checks the code. */
export const checkResetCode = (target: ResetTarget, code: string) =>
  post({
    path: "/auth/verify-token",
    authenticated: false,
    body: { ...targetFields(target), reset_token: code },
    normalise: normaliseMessage,
  });

/** Sets the new password. */
export const resetPassword = (target: ResetTarget, code: string, password: string) =>
  put({
    path: "/auth/reset-password",
    authenticated: false,
    body: { ...targetFields(target), reset_token: code, password, confirm_password: password },
    normalise: normaliseMessage,
  });
