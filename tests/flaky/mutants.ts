/** Protections of page and server that can be switched off one at a time, to prove that the flaky proof would notice. */
import { COURIER_MUTANTS } from "./courier-mutants";
import type { Patch } from "./patch";
import { PAYMENT_MUTANTS } from "./payment-mutants";

const outbox = (file: string, find: string, put: string): Patch => ({
  file: `src/platform/outbox/${file}`,
  find,
  put,
});

export const MUTANTS = {
  /** Neither lock nor lease: every tab sends the rows it finds. Shows as two changes sent at the same time. */
  lock: [
    { file: "src/platform/browser-lock.ts", find: "if (!locks) return work();", put: "return work();" },
    outbox("sender/sender.ts", "if (next.leaseUntil > now && !(await isLeaseOrphaned(next))) return;", ""),
    outbox(
      "sender/sender.ts",
      "taken = now.key === row.key && (now.leaseUntil <= Date.now() || now.holder === row.holder);",
      "taken = now.key === row.key;",
    ),
    outbox("gate/gate.ts", "ours = now.key === row.key && now.holder === row.holder;", "ours = true;"),
  ],
  /** Each retry has another Idempotency-Key. Shows as an order under a key that nobody pressed. */
  key: [
    outbox(
      "kinds/row-request.ts",
      "idempotencyKey: string = row.key,",
      "idempotencyKey: string = row.tries > 1 ? crypto.randomUUID() : row.key,",
    ),
  ],
  /** An order is written when its first request has ended. Shows as an order that the device does not have when it comes. */
  "row-after-request": [
    outbox("sender/send-loop.ts", "let sender: Sender", "export let sender: Sender"),
    outbox(
      "queue/outbox.ts",
      "const written = await putRow(row, owner, Date.now(), key);",
      `key ??= crypto.randomUUID();
  const { sender } = await import("../sender/send-loop");
  if (row.kind === "order" && sender) {
    const session = await sender.session();
    await (await import("@/platform/http/client")).post({
      path: "/customer/order/place", body: row.payload.body, authenticated: true,
      idempotencyKey: key, headers: { "X-Expected-Total": String(row.payload.expectedTotal) },
      shop: { ...session?.shop, moduleId: row.payload.moduleId, zoneId: row.payload.zoneId },
      normalise: (answer) => answer,
    }).catch(() => undefined);
  }
  const written = await putRow(row, owner, Date.now(), key);`,
    ),
  ],
  /**
   * Orders have no deadline: neither the device nor the server knows when to stop. Shows as an order that was made after
   * its deadline.
   */
  deadline: [
    outbox(
      "sender/retry-policy.ts",
      `if (isOverUntried(row, serverNow))
      return { send: false, problem: clockKnown ? expiredProblem : problem("clock") };`,
      "",
    ),
    outbox(
      "kinds/order.ts",
      `"X-Order-Deadline": String(row.abandoned ? expiredDeadline : deadline),`,
      `...(row.abandoned ? { "X-Order-Deadline": String(expiredDeadline) } : {}),`,
    ),
  ],
  /** A sign-out removes nothing. Shows as name, e-mail address and phone number that are still on the device. */
  "sign-out": [
    { file: "src/app/outbox/account-changes.ts", find: "onSignOut(removeAccountData),", put: "" },
    {
      file: "src/app/start/start.ts",
      find: "void deletePersonalData(queryClient, before.accountKey);",
      put: "",
    },
  ],
  /** The cart is compared with nothing: the device always wins. Shows as another device's change that is gone. */
  base: [
    outbox(
      "storage/last-synced-carts.ts",
      `return parseCart(await readRecord("bases", keyOf(owner, moduleId)));`,
      `await readRecord("bases", keyOf(owner, moduleId));\n  return {};`,
    ),
  ],
  /** A connection that broke counts as surely not arrived: the order may be canceled although the shop has it. */
  "cut-not-arrived": [
    outbox("sender/outcome.ts", `mayHaveArrived: error.kind !== "maintenance",`, "mayHaveArrived: false,"),
  ],
  /** The shop does not hear the agreed total. Shows as an order that costs more. */
  "expected-total": [outbox("kinds/order.ts", `"X-Expected-Total": String(expectedTotal),`, "")],
  /** The shop does not hear the agreed cart. */
  "expected-cart": [outbox("kinds/order.ts", `"X-Expected-Cart": expectedCart,`, "")],
  /** A repeated report of an order empties the cart. */
  "told-twice": [
    {
      file: "src/stores/cart/ordered-lines.ts",
      find: "if (Object.values(pieces).every((quantity) => quantity === 0)) return null;",
      put: `if (Object.values(pieces).every((quantity) => quantity === 0)) return { left: [], send: true };`,
    },
  ],
  /** A change that was sent and not confirmed is not marked. Shows as a piece that was taken back and is there. */
  unconfirmed: [
    outbox(
      "storage/last-synced-carts.ts",
      "if (lineKeys.length === 0) return;",
      "if (lineKeys.length >= 0) return;",
    ),
  ],
  /** An address has another Idempotency-Key each try. Shows as an address that is there twice. */
  "address-key": [
    outbox(
      "kinds/address.ts",
      `: put({ path: \`/customer/address/update/\${id}\`, ...call, ...options }),
    );`,
      `: put({ path: \`/customer/address/update/\${id}\`, ...call, ...options }),
      crypto.randomUUID(),
    );`,
    ),
  ],
  /** A response of another zone is taken for this one's. */
  "other-zone": [
    {
      file: "src/platform/http/shop-headers.ts",
      find: "return (response.get(scopeHeader) ?? scope) !== scope;",
      put: 'return scope === "nothing" && response.get(scopeHeader) === scope;',
    },
  ],
  /** The gate does not check the owner. */
  owner: [
    outbox(
      "gate/gate.ts",
      "return session.identified && session.owner === row.owner && session.epoch === row.epoch;",
      "return session.identified;",
    ),
  ],
  ...PAYMENT_MUTANTS,
  ...COURIER_MUTANTS,
} as const satisfies Record<string, readonly Patch[]>;

export type MutantName = keyof typeof MUTANTS;
