/** People who sign up and in. */
import { eq } from "drizzle-orm";
import { customers } from "../db/schema";
import { present } from "./present";
import type { TestServer } from "./test-server";

let count = 0;

/** A person who has not signed up before. */
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

/** Signs up a person of the test's own, who may be refused. */
export const signUp = (server: TestServer, changes: Record<string, unknown>) =>
  server.call("POST", "/auth/sign-up", { body: person(changes) });

/** The row of the account with this e-mail address, in the form in which it is stored. */
export async function storedAccount(server: TestServer, email: string) {
  const { database } = server.context;
  const [row] = await database.select().from(customers).where(eq(customers.email, email));
  return present(row);
}
