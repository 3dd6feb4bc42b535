/** `courier`: where an order's courier is, and links with which couriers sign in. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { courierLinkDays, inviteCourier } from "../services/couriers/courier-invitations";

/** `invite ID`. Throws a StartError for anything else. */
export async function inviteCourierByCommand(
  context: ServerContext,
  id: string | undefined,
  write: (line: string) => void,
): Promise<void> {
  if (!/^\d{1,9}$/.test(id ?? "")) throw new StartError("courier invite needs the courier's number.");
  write(await inviteCourier(context, Number(id)));
  write(`The link works once and for ${courierLinkDays} days. Whoever opens it chooses the password.`);
}
