/** People of the board, as tests need them. */
import type { OperatorRole } from "@/contract/calls/board-sign-in";
import { textOfCommand } from "./operator";
import type { TestServer } from "./test-server";

export const operatorPassword = "counter-and-kitchen";

/** The token of an invitation in what `operator add` or `operator invite` prints. */
export const tokenInLink = (text: string): string => /#invite=([\w-]+)/.exec(text)?.[1] ?? "";

/** Adds somebody with `ops`, lets them choose a password, and returns the token of their login. */
export async function newOperator(
  server: TestServer,
  { name, role, stores = [] }: { name: string; role: OperatorRole; stores?: readonly string[] },
): Promise<{ token: string; email: string }> {
  const email = `${name.toLowerCase()}@shop.test`;
  const add = textOfCommand(server.context, "operator", "add");
  const printed = await add(
    email,
    "--name",
    name,
    "--role",
    role,
    ...stores.flatMap((slug) => ["--store", slug]),
  );
  const { body } = await server.call("POST", "/board/invitations/accept", {
    body: { token: tokenInLink(printed), password: operatorPassword },
  });
  return { token: body.token, email };
}
