/** `operator`: the people who work with the shop's board. */
import { type OperatorRole, operatorRoles } from "@/contract/calls/board-sign-in";
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import {
  addOperator,
  invitationDays,
  inviteOperator,
  listOperators,
  removeOperator,
} from "../services/operators/operator-accounts";

type Write = (line: string) => void;

const howToAdd = `operator add needs EMAIL --name NAME --role ${operatorRoles.join("|")} [--store SLUG]…`;

interface Flags {
  name: string;
  role: OperatorRole;
  storeSlugs: string[];
}

function readFlags(words: readonly string[]): Flags {
  const given = new Map<string, string[]>();
  for (let at = 0; at < words.length; at += 2) {
    const [flag = "", value] = [words[at], words[at + 1]];
    if (!["--name", "--role", "--store"].includes(flag) || value === undefined)
      throw new StartError(howToAdd);
    given.set(flag, [...(given.get(flag) ?? []), value]);
  }
  const role = operatorRoles.find((word) => word === given.get("--role")?.at(-1));
  if (!role) throw new StartError(howToAdd);
  return { role, name: given.get("--name")?.at(-1) ?? "", storeSlugs: given.get("--store") ?? [] };
}

function writeLink(link: string, write: Write): void {
  write(link);
  write(
    `The link works once and for ${invitationDays} days. Whoever opens it chooses the password: send it to nobody else.`,
  );
}

async function writeList(context: ServerContext, write: Write): Promise<void> {
  const found = await listOperators(context);
  if (found.length === 0) write("Nobody works with the board yet.");
  for (const { email, name, role, stores, isActive } of found) {
    const where = stores.length > 0 ? ` ${stores.join(", ")}` : "";
    write(`${email.padEnd(32)}${role.padEnd(12)}${name}${where}${isActive ? "" : " (invited)"}`);
  }
}

/** `list`, `add EMAIL …`, `invite EMAIL` or `remove EMAIL`. Throws a StartError for anything else. */
export async function manageOperators(
  context: ServerContext,
  [action = "list", email, ...rest]: readonly string[],
  write: Write,
): Promise<void> {
  if (action === "list") return writeList(context, write);
  if (email === undefined || email.startsWith("--")) throw new StartError(howToAdd);
  if (action === "add") return writeLink(await addOperator(context, { email, ...readFlags(rest) }), write);
  if (action === "invite") return writeLink(await inviteOperator(context, email), write);
  if (action === "remove") {
    await removeOperator(context, email);
    return write(`${email} works with the board no longer.`);
  }
  throw new StartError("operator needs list, add EMAIL …, invite EMAIL or remove EMAIL.");
}
