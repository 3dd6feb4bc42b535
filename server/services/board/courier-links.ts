/** Somebody without an account brings one order, by a link. */
import type { BoardCourierLink, BoardCourierLinkRequest } from "@/contract/calls/couriers";
import { cleanName } from "@/domain/written-text";
import type { ServerContext } from "../../context";
import { couriers } from "../../db/schema";
import { transact } from "../../db/transact";
import { phoneReader } from "../contacts/contacts";
import { courierLink } from "../couriers/courier-invitations";
import { refuse } from "../refusals";
import { giveTo, lockAssignable, type Step } from "./order-steps";

/** POST /board/orders/{id}/courier-link: gives the order to a person whom no list holds, and returns their link. */
export async function linkForOrder(
  context: ServerContext,
  step: Step,
  body: BoardCourierLinkRequest,
): Promise<BoardCourierLink> {
  const name = cleanName(body.name);
  const phone = (await phoneReader(context.database))(body.phone);
  if (name === "") throw refuse("board_courier_unknown");
  if (phone === null) throw refuse("phone_invalid");
  return transact(context.database, async (tx) => {
    const order = await lockAssignable(tx, context, step);
    const [courier] = await tx
      .insert(couriers)
      .values({
        firstName: name,
        lastName: "",
        phone,
        zoneId: order.zoneId,
        // Nobody finds them where orders are given to couriers.
        active: false,
        oneOrder: true,
      })
      .returning();
    if (!courier) throw refuse("board_courier_unknown");
    await giveTo(tx, context, step, order, courier.id);
    return { link: await courierLink(tx, context, courier) };
  });
}
