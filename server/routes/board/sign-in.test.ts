import { afterAll, describe, expect, it } from "vitest";
import { auditLog } from "../../db/schema";
import { newOperator, operatorPassword, tokenInLink } from "../../testing/board";
import { linesOfCommand, textOfCommand } from "../../testing/operator";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer } from "../../testing/shoppers";

const { server, shop } = await openShopServer();
const { context } = server;
afterAll(() => server.close());

const typed = textOfCommand(context, "operator");
const lines = linesOfCommand(context, "operator");
const accept = (token: string, password = operatorPassword) =>
  server.call("POST", "/board/invitations/accept", { body: { token, password } });
const signIn = (email: string, password: string, address = "203.0.113.1") =>
  server.call("POST", "/board/sign-in", { body: { email, password }, address });
const me = (token: string | null) => server.call("GET", "/board/me", { token });

describe("an invitation", () => {
  it("opens the board once, with a password that then signs in, however the mailbox is written", async () => {
    const printed = await typed("add", "Ada@Shop.Test", "--name", "Ada", "--role", "owner");
    expect(printed).toContain(`${context.settings.publicUrl}/board/#invite=`);
    const token = tokenInLink(printed);
    const accepted = await accept(token);
    expect(accepted.body.operator).toMatchObject({ name: "Ada", email: "ada@shop.test", role: "owner" });
    expect((await accept(token)).errors[0]?.code).toBe("invitation");
    const again = await signIn("ADA@shop.test", operatorPassword);
    expect((await me(again.body.token)).body.operator.name).toBe("Ada");
  });

  it("is good for seven days, and a new one takes the place of the last", async () => {
    const first = tokenInLink(await typed("add", "late@shop.test", "--name", "Late", "--role", "dispatcher"));
    const second = tokenInLink(await typed("invite", "late@shop.test"));
    expect((await accept(first)).status).toBe(403);
    server.clock.advance(7 * 86_400_000 + 1000);
    expect((await accept(second)).status).toBe(403);
    server.clock.release();
    expect((await accept(second, "short")).errors[0]?.code).toBe("password");
    expect((await accept(second)).status).toBe(200);
  });

  it("for a forgotten password ends the logins from before", async () => {
    const { token, email } = await newOperator(server, { name: "Forgetful", role: "owner" });
    const link = tokenInLink(await typed("invite", email));
    expect((await me(token)).status).toBe(200);
    await accept(link, "another-password");
    expect((await me(token)).status).toBe(401);
    expect((await signIn(email, operatorPassword)).status).toBe(401);
    expect((await signIn(email, "another-password")).status).toBe(200);
  });
});

describe("the board", () => {
  it("tells everybody their stores: a store's people theirs alone", async () => {
    const owner = await newOperator(server, { name: "Owner", role: "owner" });
    const cook = await newOperator(server, { name: "Cook", role: "store", stores: ["kitchen"] });
    const all = (await me(owner.token)).body.stores.map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining([shop.kitchen, shop.market]));
    expect((await me(cook.token)).body.stores).toMatchObject([{ id: shop.kitchen, slug: "kitchen" }]);
  });

  it("knows neither strangers nor shoppers, and shoppers' calls know no operator", async () => {
    const shopper = await newCustomer(server);
    const { token } = await newOperator(server, { name: "Nobody", role: "owner" });
    for (const wrong of [null, "nonsense", shopper.token]) expect((await me(wrong)).status).toBe(401);
    expect((await server.call("GET", "/customer/info", { token })).status).toBe(401);
  });

  it("is left by signing out, and by being removed", async () => {
    const { token, email } = await newOperator(server, { name: "Leaver", role: "owner" });
    const other = (await signIn(email, operatorPassword)).body.token;
    await server.call("POST", "/board/sign-out", { token });
    expect((await me(token)).status).toBe(401);
    expect((await me(other)).status).toBe(200);
    await typed("remove", email);
    expect((await me(other)).status).toBe(401);
    expect((await signIn(email, operatorPassword)).status).toBe(401);
  });

  it("slows whoever guesses, and not the owner of the password at another address", async () => {
    const { email } = await newOperator(server, { name: "Guessed", role: "owner" });
    const guesses: number[] = [];
    for (let guess = 1; guess <= 11; guess += 1)
      guesses.push((await signIn(email, "guess", "198.51.100.7")).status);
    expect(guesses).toEqual([...Array(10).fill(401), 429]);
    expect((await signIn(email, operatorPassword, "203.0.113.9")).status).toBe(200);
  });
});

describe("ops operator", () => {
  it("lists who is there and who was invited", async () => {
    await typed("add", "new@shop.test", "--name", "New One", "--role", "store", "--store", "market");
    const listed = await lines("list");
    expect(listed.find((line) => line.startsWith("new@"))).toMatch(/store +New One market \(invited\)$/);
    expect(listed.find((line) => line.startsWith("ada@"))).toMatch(/owner +Ada$/);
  });

  it.each([
    [["add", "x@shop.test"], /needs EMAIL --name/],
    [["add", "x@shop.test", "--name", "X", "--role", "king"], /needs EMAIL --name/],
    [["add", "no mailbox", "--name", "X", "--role", "owner"], /no e-mail address/],
    [["add", "x@shop.test", "--name", "X", "--role", "store"], /needs the stores/],
    [["add", "x@shop.test", "--name", "X", "--role", "store", "--store", "moon"], /no store moon/],
    [["add", "x@shop.test", "--name", "X", "--role", "owner", "--store", "kitchen"], /leave --store out/],
    [["add", "ada@shop.test", "--name", "X", "--role", "owner"], /already/],
    [["remove", "x@shop.test"], /Nobody with/],
    [["promote", "x@shop.test"], /operator needs/],
  ])("refuses %j", async (words, message) => {
    await expect(typed(...words)).rejects.toThrow(message);
  });

  it("writes down who was let in and by whom", async () => {
    const rows = await context.database.select().from(auditLog);
    expect(rows.find(({ action }) => action === "operator_added")).toMatchObject({ operatorName: "ops" });
    expect(JSON.stringify(rows)).not.toContain(operatorPassword);
  });
});
