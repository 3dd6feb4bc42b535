/** `offline-payments`: what shoppers say they have paid outside of the app, and by which methods that is possible. */
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { reservedOfflineNames } from "@/domain/offline-payment";
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { denyOfflinePayment, verifyOfflinePayment } from "../services/payments/decide-offline";
import {
  addOfflineMethod,
  listAllOfflineMethods,
  offerOfflineMethod,
} from "../services/payments/offline-methods";
import { listOpenOfflinePayments } from "../services/payments/open-offline";
import { shopTimestamp } from "../services/settings/shop-time-text";

type Write = (line: string) => void;

const usage = `offline-payments needs one of
  verify ID            the money is there: the order goes on
  deny ID REASON       it is not; the customer reads the reason
  methods              every method
  offer ID, stop ID    offer a method, or offer it no longer
  add JSON             a new method, e.g. {"name": "Bank transfer", "details": [{"name": "Account", "value": "123"}],
                       "instructions": "Transfer the total.", "fields": [{"key": "reference", "label": "Reference",
                       "placeholder": "From your receipt", "required": true}]}`;

async function listOpen(context: ServerContext, write: Write): Promise<void> {
  const open = await listOpenOfflinePayments(context.database);
  if (open.length === 0) write("No payment waits to be verified.");
  for (const { orderId, amount, method, answers, note, saidAt } of open) {
    write(
      `${String(orderId).padEnd(11)}${shopTimestamp(saidAt, context.timeZones.shop)}  ${amount} by ${method}`,
    );
    for (const { label, value } of answers) write(`           ${label}: ${value}`);
    if (note) write(`           ${note.replaceAll(/\s+/g, " ")}`);
  }
}

/** A text, or the same text by language, English among them. */
const text = Type.Union([
  Type.String({ maxLength: 500 }),
  Type.Intersect([
    Type.Object({ en: Type.String() }),
    Type.Record(Type.String(), Type.String({ maxLength: 500 })),
  ]),
]);
const Method = Type.Object(
  {
    name: text,
    details: Type.Optional(Type.Array(Type.Object({ name: text, value: text }), { maxItems: 20 })),
    instructions: Type.Optional(text),
    fields: Type.Array(
      Type.Object({
        key: Type.String({ pattern: "^[a-z][a-z0-9_]{0,49}$" }),
        label: text,
        placeholder: Type.Optional(text),
        required: Type.Boolean(),
      }),
      { minItems: 1, maxItems: 20 },
    ),
  },
  { additionalProperties: false },
);

function readMethod(json: string): Static<typeof Method> {
  let method: unknown;
  try {
    method = JSON.parse(json);
  } catch {
    throw new StartError(`That is no JSON.\n${usage}`);
  }
  if (!Value.Check(Method, method)) throw new StartError(`That is no method.\n${usage}`);
  const keys = method.fields.map(({ key }) => key);
  const isUnusable =
    keys.some((key) => reservedOfflineNames.includes(key)) || new Set(keys).size < keys.length;
  if (isUnusable)
    throw new StartError(`A field's key stands twice, or is one of ${reservedOfflineNames.join(", ")}.`);
  return method;
}

async function manageMethods(
  context: ServerContext,
  [action, ...rest]: readonly string[],
  write: Write,
): Promise<void> {
  if (action === "methods") {
    for (const { id, name, active, fields } of await listAllOfflineMethods(context))
      write(`${id}  ${name}${active ? "" : " (not offered)"}: ${fields.join(", ")}`);
    return;
  }
  if (action === "add") {
    const { name, details = [], instructions = "", fields } = readMethod(rest.join(" "));
    const id = await addOfflineMethod(context, {
      name,
      details,
      instructions,
      fields: fields.map((field) => ({ placeholder: "", ...field })),
    });
    return write(`Method ${id} is offered where offline_payment_status is 1.`);
  }
  const [id = ""] = rest;
  if ((action !== "offer" && action !== "stop") || !/^\d{1,9}$/.test(id)) throw new StartError(usage);
  if (!(await offerOfflineMethod(context, Number(id), action === "offer")))
    throw new StartError(`There is no method ${id}.`);
  write(action === "offer" ? `Method ${id} is offered.` : `Method ${id} is offered no longer.`);
}

/** Nothing, `verify ID`, `deny ID REASON`, or what concerns the methods. */
export async function manageOfflinePayments(
  context: ServerContext,
  words: readonly string[],
  write: Write,
): Promise<void> {
  const [action, id = "", ...rest] = words;
  if (action === undefined) return listOpen(context, write);
  if (action !== "verify" && action !== "deny") return manageMethods(context, words, write);
  if (!/^\d{1,10}$/.test(id)) throw new StartError(usage);
  if (action === "verify") {
    await verifyOfflinePayment(context, Number(id));
    return write(`Order ${id} is paid and goes on.`);
  }
  const reason = rest.join(" ").trim();
  if (reason === "" || reason.length > 500)
    throw new StartError("deny needs a REASON of at most 500 characters.");
  await denyOfflinePayment(context, Number(id), reason);
  write(`The payment of order ${id} is denied, and the customer is told.`);
}
