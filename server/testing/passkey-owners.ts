/** Customers with passkeys, and signing in by them. */
import type { PasskeyAssertion } from "@/contract/calls/passkeys";
import { person } from "./people";
import { makePasskey, type SoftwarePasskey } from "./software-authenticator";
import type { TestServer } from "./test-server";

interface Owner {
  token: string;
  name: string;
  phone: string;
  email: string;
  password: string;
}

export function passkeyOwners(server: TestServer) {
  async function owner(): Promise<Owner> {
    const who = person();
    const { body } = await server.call("POST", "/auth/sign-up", { body: who });
    return { ...who, token: body.token ?? "", email: who.email.toLowerCase() };
  }
  const addOptions = ({ token, password }: Pick<Owner, "token" | "password">) =>
    server.call("POST", "/customer/passkeys/options", { token, body: { password } });
  const add = (token: string, { credential }: SoftwarePasskey) =>
    server.call("POST", "/customer/passkeys", { token, body: { credential } });
  return {
    /** A new customer. */
    owner,
    /** Options with which the customer's device makes a passkey. */
    addOptions,
    add,
    list: async (token: string) => (await server.call("GET", "/customer/passkeys", { token })).body,
    ownerWithPasskey: async () => {
      const who = await owner();
      const passkey = makePasskey((await addOptions(who)).body);
      const { status } = await add(who.token, passkey);
      if (status !== 200) throw new Error(`The passkey was not added: ${status}`);
      return { ...who, passkey };
    },
    signInOptions: async () => (await server.call("POST", "/auth/passkey/options")).body,
    signIn: (credential: PasskeyAssertion) =>
      server.call("POST", "/auth/passkey/login", { body: { credential } }),
    /** Options with which the owner's device confirms something. */
    confirmOptions: async (token: string) =>
      (await server.call("POST", "/customer/passkeys/confirm-options", { token })).body,
  };
}

/** Status and code of an answer. */
export const outcome = ({ status, errors }: { status: number; errors: readonly { code: string }[] }) => [
  status,
  errors[0]?.code,
];
