import type { CustomerCall } from "./call";

/** Signing up, signing in and new passwords. */
export const signInCalls: readonly CustomerCall[] = [
  { method: "POST", path: "/auth/guest/request", fields: () => ({ fcm_token: "device" }) },
  {
    method: "POST",
    path: "/auth/sign-up",
    fields: ({ guest }) => ({
      name: "Ada",
      phone: "+12025550001",
      email: "x@shop.test",
      password: "secret1",
      ref_code: "",
      guest_id: guest,
    }),
  },
  {
    method: "POST",
    path: "/auth/login",
    fields: ({ guest }) => ({
      login_type: "manual",
      email_or_phone: "nobody@shop.test",
      password: "secret1",
      field_type: "email",
      guest_id: guest,
    }),
  },
  {
    method: "POST",
    path: "/auth/verify-phone",
    fields: () => ({
      otp: "123456",
      verification_type: "phone",
      phone: "+12025550001",
      login_type: "manual",
    }),
  },
  {
    method: "POST",
    path: "/auth/update-info",
    fields: ({ guest }) => ({
      name: "Ada",
      login_type: "manual",
      phone: "+12025550001",
      email: "x@shop.test",
      ref_code: "",
      otp: "123456",
      guest_id: guest,
    }),
  },
  {
    method: "POST",
    path: "/auth/forgot-password",
    fields: () => ({ verification_method: "email", email: "nobody@shop.test" }),
  },
  {
    method: "POST",
    path: "/auth/verify-token",
    fields: () => ({ verification_method: "email", email: "nobody@shop.test", reset_token: "123456" }),
  },
  {
    method: "PUT",
    path: "/auth/reset-password",
    fields: () => ({
      verification_method: "email",
      email: "nobody@shop.test",
      reset_token: "123456",
      password: "secret1",
      confirm_password: "secret1",
    }),
  },
];
