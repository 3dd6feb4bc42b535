/** `prescription`: lists open orders by prescription, sets their prices and declines them. */
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import {
  declinePrescription,
  type OpenPrescription,
  openPrescriptions,
} from "../services/prescription-orders/open-prescriptions";
import { pricePrescription } from "../services/prescription-orders/price-prescription";
import { shopTimestamp } from "../services/settings/shop-time-text";
import { plainly } from "./plainly";

type Write = (line: string) => void;

const usage = `prescription needs one of
  (nothing)            those that wait for the pharmacy, or for their shopper
  ID                   one of them: its photos, its note, its lines
  ID price JSON        its lines, e.g. [{"item": 12, "quantity": 2}, {"item": 13, "variation": "20-pieces", "price": 4.50},
                       {"name": "Ointment, made for you", "price": 8.50}]; the shopper is asked to agree;
                       "substitute_for" of a line says what it is given instead of
  ID decline REASON    it cannot be prepared; the shopper reads the reason`;

const words = Type.String({ minLength: 1, maxLength: 191, pattern: "\\S" });
const shared = {
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  substitute_for: Type.Optional(words),
};
const price = Type.Number({ minimum: 0, maximum: 1e6 });
const Lines = Type.Array(
  Type.Union([
    Type.Object(
      {
        item: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
        variation: Type.Optional(Type.String({ minLength: 1, maxLength: 191 })),
        price: Type.Optional(price),
        ...shared,
      },
      { additionalProperties: false },
    ),
    Type.Object({ name: words, price, ...shared }, { additionalProperties: false }),
  ]),
  { minItems: 1, maxItems: 50 },
);

function readLines(json: string): Static<typeof Lines> {
  let lines: unknown;
  try {
    lines = JSON.parse(json);
  } catch {
    throw new StartError(`That is no JSON.\n${usage}`);
  }
  if (!Value.Check(Lines, lines)) throw new StartError(`These are no lines.\n${usage}`);
  return lines;
}

function writeSummary(
  { timeZones }: ServerContext,
  { id, state, placedAt, store, contact, total, agreeUntil }: OpenPrescription,
  write: Write,
) {
  const until = agreeUntil === null ? "?" : shopTimestamp(agreeUntil, timeZones.shop);
  const price = state === "priced" ? `  ${total}, until ${until}` : "";
  const placed = shopTimestamp(placedAt, timeZones.shop);
  write(`${String(id).padEnd(11)}${state.padEnd(8)} ${placed}  ${plainly(`${store}: ${contact}`)}${price}`);
}

async function showAll(context: ServerContext, write: Write): Promise<void> {
  const open = await openPrescriptions(context);
  if (open.length === 0) write("No prescription waits.");
  for (const prescription of open) writeSummary(context, prescription, write);
}

async function showOne(context: ServerContext, id: number, write: Write): Promise<void> {
  const [prescription] = await openPrescriptions(context, id);
  if (!prescription) throw new StartError("No open order by prescription has this number.");
  writeSummary(context, prescription, write);
  if (prescription.note) write(`  ${plainly(prescription.note.replaceAll(/\s+/g, " "))}`);
  for (const photo of prescription.photos) write(`  ${context.settings.publicUrl}${photo}`);
  for (const { itemId, name, quantity, unitPrice } of prescription.lines)
    write(`  ${quantity} × ${plainly(name)}${itemId === null ? "" : ` (item ${itemId})`} at ${unitPrice}`);
}

/** Nothing, `ID`, `ID price JSON`, or `ID decline REASON`. */
export async function managePrescriptions(
  context: ServerContext,
  [id, action, ...rest]: readonly string[],
  write: Write,
): Promise<void> {
  if (id === undefined) return showAll(context, write);
  if (!/^\d{1,10}$/.test(id)) throw new StartError(usage);
  const orderId = Number(id);
  if (action === undefined) return showOne(context, orderId, write);
  if (action === "price") {
    const { total, until } = await pricePrescription(context, orderId, readLines(rest.join(" ")));
    const time = shopTimestamp(until, context.timeZones.shop);
    return write(`Order ${id} costs ${total}. Its shopper is asked and may agree until ${time}.`);
  }
  const reason = rest.join(" ").trim();
  if (action !== "decline" || reason === "" || reason.length > 500) throw new StartError(usage);
  await declinePrescription(context, orderId, reason);
  write(`Order ${id} is canceled, and its shopper is told why.`);
}
