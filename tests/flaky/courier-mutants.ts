/** Protections of what couriers press that can be switched off one at a time. */
import type { Patch } from "./patch";

export const COURIER_MUTANTS = {
  /** A pick-up has neither key nor a look at the status. Shows as an order that was picked up twice. */
  "picked-up-twice": [
    {
      file: "server/routes/courier/orders.ts",
      find: "return onceOnly(request, reply, (tx) => step(tx, context, order, request.body), {",
      put: `delete request.headers["idempotency-key"];
        return onceOnly(request, reply, (tx) => step(tx, context, order, request.body), {`,
    },
    {
      file: "server/services/couriers/courier-steps.ts",
      find: `if (!["confirmed", "accepted", "processing", "handover"].includes(before.status)) throw changed(before);`,
      put: "",
    },
  ],
} as const satisfies Record<string, readonly Patch[]>;
