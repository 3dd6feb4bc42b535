/** Histories of many movements: their pages, and the numbers that pages are read by. */
import { asc, eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { walletMovements } from "../../db/schema";
import { sqlStateOf } from "../../db/transact";
import { addFunds, addPoints } from "../../services/customers/operator-gifts";
import { openTestServer } from "../../testing/test-server";
import { openWallets, readPoints, readWallet, richCustomer } from "../../testing/wallets";

const server = await openTestServer();
await openWallets(server);
afterAll(() => server.close());
const { database } = server.context;

/** Movements by turns: a gift of money, and one by points. */
async function mixedHistory(pairs: number) {
  const customer = await richCustomer(server);
  const createdAt = server.clock.now();
  for (let turn = 1; turn <= pairs; turn += 1)
    for (const type of ["add_fund", "loyalty_point"] as const)
      await database
        .insert(walletMovements)
        .values({ customerId: customer.id, type, credit: turn * 100, balance: 0, createdAt });
  return customer;
}
const numbersOf = async (id: number) =>
  database
    .select({ number: walletMovements.number, kindNumber: walletMovements.kindNumber })
    .from(walletMovements)
    .where(eq(walletMovements.customerId, id))
    .orderBy(asc(walletMovements.id));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("a long history", () => {
  it("of one kind has pages of its own among all others", async () => {
    const customer = await mixedHistory(13);
    await mixedHistory(3);
    const page = async (type: string, offset: number) => {
      const { total_size, data } = await readWallet(server, customer, { type, offset });
      return [total_size, data.map(({ credit, transaction_type }) => `${transaction_type} ${credit}`)];
    };
    expect(await page("add_fund", 2)).toEqual([13, ["add_fund 3", "add_fund 2", "add_fund 1"]]);
    expect(await page("all", 3)).toEqual([
      26,
      ["loyalty_point 3", "add_fund 3", "loyalty_point 2", "add_fund 2", "loyalty_point 1", "add_fund 1"],
    ]);
    expect(await page("add_fund", 3)).toEqual([13, []]);
    expect(await page("referrer", 1)).toEqual([0, []]);
  });

  it("of points has all of them on its pages, and says how many behind the last one too", async () => {
    const customer = await richCustomer(server);
    await richCustomer(server, 0, 99);
    for (const points of upTo(7)) await addPoints(server.context, customer.email, points);
    const page = async (offset: number) => {
      const { total_size, data } = await readPoints(server, customer, { limit: 3, offset });
      return [total_size, ...data.map(({ credit, balance }) => `${credit} ${balance}`)];
    };
    expect(await page(1)).toEqual([7, "7 28", "6 21", "5 15"]);
    expect(await page(3)).toEqual([7, "1 1"]);
    expect(await page(4)).toEqual([7]);
    expect((await readPoints(server, await richCustomer(server))).total_size).toBe(0);
  });

  it("is numbered without gaps, however many movements come at once", async () => {
    const { id, email, token } = await richCustomer(server, 1, 5);
    await Promise.all(upTo(12).map((amount) => addFunds(server.context, email, amount)));
    const numbers = await numbersOf(id);
    expect(numbers.map(({ number }) => number)).toEqual(upTo(13));
    expect(numbers.map(({ kindNumber }) => kindNumber)).toEqual(upTo(13));
    expect((await readPoints(server, { token })).total_size).toBe(1);
  });

  it("keeps its numbers", async () => {
    const { id } = await richCustomer(server, 1);
    const change = database
      .update(walletMovements)
      .set({ number: 7 })
      .where(eq(walletMovements.customerId, id));
    const failure = await change.then(
      () => null,
      (error: unknown) => error,
    );
    expect(sqlStateOf(failure)).toBe("23514");
    expect(await numbersOf(id)).toEqual([{ number: 1, kindNumber: 1 }]);
  });
});
