import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { customers, orders } from "../db/schema";
import { postForm } from "../testing/form-call";
import { openShopServer } from "../testing/shop-server";
import { fillCart, newCustomer, plain } from "../testing/shoppers";

const { server, shop, orderSoup } = await openShopServer();
const { database } = server.context;
afterAll(() => server.close());

function form(fields: Record<string, string>, files: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const [name, text] of Object.entries(files)) data.set(name, new Blob([text]), "file.txt");
  return data;
}

it("a form with _method=put stores a device's token", async () => {
  const { token, email } = await newCustomer(server);
  const sent = await postForm(
    server,
    "/customer/cm-firebase-token",
    form({ _method: "put", cm_firebase_token: "token-of-a-form" }),
    { token },
  );
  expect(sent.status).toBe(200);
  const [row] = await database.select().from(customers).where(eq(customers.email, email));
  expect(row?.firebaseToken).toBe("token-of-a-form");
});

it("a form with _method=put cancels an order, its numbers written as texts, and files of it are not looked at", async () => {
  const { token } = await newCustomer(server);
  const id = await orderSoup({ token });
  const fields = { _method: "put", order_id: String(id), reason: "I do not want it anymore", note: "Sorry" };
  const sent = await postForm(server, "/customer/order/cancel", form(fields, { photo: "not wanted" }), {
    token,
  });
  expect(sent).toMatchObject({ status: 200 });
  const [order] = await database.select().from(orders).where(eq(orders.id, id));
  expect(order?.status).toBe("canceled");
});

it("a guest's form with _method=delete empties the cart", async () => {
  const guest = (await server.call("POST", "/auth/guest/request")).body.guest_id;
  await fillCart(server, { guest }, shop.food, plain(shop.soup));
  const count = async () =>
    (await server.call("GET", "/customer/cart/list", { guest, module: shop.food })).body.length;
  expect(await count()).toBe(1);
  const sent = await postForm(
    server,
    "/customer/cart/remove",
    form({ _method: "delete", guest_id: String(guest) }),
    {
      headers: { moduleid: String(shop.food) },
    },
  );
  expect(sent).toMatchObject({ status: 200 });
  expect(await count()).toBe(0);
});

it("a form without the field that is needed is refused by its name, and a broken one is refused", async () => {
  const { token } = await newCustomer(server);
  const sent = await postForm(server, "/customer/cm-firebase-token", form({ _method: "put" }), { token });
  expect(sent).toMatchObject({ status: 403, code: "cm_firebase_token" });
  const broken = await server.inject({
    method: "POST",
    url: "/api/v1/customer/cm-firebase-token",
    headers: { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=x" },
    payload: "--x\r\nbroken",
  });
  expect(broken.statusCode).toBe(400);
});
