/** People who sign up and in. */
import type { TestServer } from "./test-server";

let count = 0;

/** Nobody signs up twice. */
export function person(changes: Record<string, unknown> = {}) {
  count += 1;
  return {
    name: "Grace Brewster Hopper",
    phone: `+1202777${String(count).padStart(4, "0")}`,
    email: `Grace${count}@shop.test`,
    password: "nanosecond",
    ...changes,
  };
}

export const login = (
  server: TestServer,
  email: string,
  password: string,
  more: Record<string, unknown> = {},
) =>
  server.call("POST", "/auth/login", {
    body: { login_type: "manual", email_or_phone: email, password, field_type: "email", ...more },
  });
