/** Couriers with a login, as tests need them. */
import { eq } from "drizzle-orm";
import { couriers } from "../db/schema";
import { textOfCommand } from "./operator";
import { present } from "./present";
import type { TestServer } from "./test-server";

export const courierPassword = "bicycle-and-bell";

/** Adds a courier of the same zone as another one, lets them choose a password and begin their shift. */
export async function newCourier(
  server: TestServer,
  like: number,
  firstName: string,
  phone: string,
): Promise<{ id: number; token: string }> {
  const { database } = server.context;
  const model = present((await database.select().from(couriers).where(eq(couriers.id, like)))[0]);
  const { id: _, key: __, ...more } = model;
  const [row] = await database
    .insert(couriers)
    .values({ ...more, firstName, phone })
    .returning();
  const { id } = present(row);
  const printed = await textOfCommand(server.context, "courier")("invite", String(id));
  const { body } = await server.call("POST", "/courier/invitations/accept", {
    body: { token: /#invite=([\w-]+)/.exec(printed)?.[1], password: courierPassword },
  });
  await server.call("POST", "/courier/shift", { token: body.token, body: { on: true } });
  return { id, token: body.token };
}
