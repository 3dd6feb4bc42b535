/**
 * The scenes of a story besides ordering: shopping over a bad network, signing in and out, another device, wishes, an address.
 */
import type { CartLine } from "@/contract";
import { readDeviceStorage } from "../pages/device-storage";
import { leftoverData } from "./invariants";
import { readPageState } from "./page-state";
import type { ScenarioRun } from "./scenario-run";
import * as shopper from "./shopper";
import * as account from "./shopper-account";
import { changeInTwoBrowsers } from "./two-browsers";

/** Changes the cart while the network breaks calls, in one tab or two, and ends on a good network. */
export async function shopWithFaults(life: ScenarioRun): Promise<void> {
  const { story, shopping, schedule, device } = life;
  await shopper.openStore(shopping);
  const first = shopping.page;
  let second: typeof first | null = null;
  if (story.twoTabs) {
    second = await device.newTab();
    await shopper.openStore({ ...shopping, page: second });
    life.trouble("two-tabs");
  }
  schedule.active = true;
  const jumpAt = story.serverClock === "shopping" ? shopping.random.between(0, story.steps - 1) : -1;
  const killAt = story.tabKilled === "shopping" ? shopping.random.between(1, story.steps - 1) : -1;
  for (let step = 0; step < story.steps; step += 1) {
    if (step === jumpAt) {
      life.trouble("server-clock-moved");
      await life.moveServerClock(life.drawClockJump());
    }
    if (step === killAt) await life.killTab(() => shopper.openStore(shopping));
    const page = second !== null && step % 2 === 1 ? second : shopping.page;
    await shopper.changeCart({ ...shopping, page });
  }
  await shopper.ensureCart(shopping);
  schedule.active = false;
  if (second !== null) await shopper.waitForApp({ ...shopping, page: second });
  await life.goodWeather();
  await second?.close();
}

/** Signs in with a cart at the server; it must then belong to the customer, who had none. */
export async function signIn(life: ScenarioRun): Promise<void> {
  life.trouble("sign-in");
  const { cart } = await readPageState(life.shopping.page, life.shopping.moduleId);
  await account.signIn(life.shopping);
  life.token = await life.shopping.page.evaluate(() => localStorage.getItem("token"));
  await shopper.openStore(life.shopping);
  await life.checkCart(cart);
}

/** One line changes here without a network, another elsewhere: both changes must last. */
export async function changeOnTwoDevices(life: ScenarioRun): Promise<void> {
  const { shopping, schedule, token } = life;
  const [mine, theirs] = shopping.items;
  if (!mine || !theirs || token === null) return;
  await shopper.ensureAtStore(shopping);
  await shopper.waitForApp(shopping);
  if (life.story.twoBrowsers) return changeInTwoBrowsers(life, mine, theirs);
  life.trouble("two-devices");
  const before = await life.serverCart();
  schedule.down = true;
  const more = before.some((line) => line.itemId === mine.id) ? "more" : "add";
  await shopper.changeLine(shopping, mine, more);
  const { cart: here } = await readPageState(shopping.page, shopping.moduleId);
  const quantity = await addElsewhere(life, token, theirs);
  const expected = [
    ...here.filter((line) => line.itemId !== theirs.id),
    ...(quantity > 0 ? [{ itemId: theirs.id, quantity }] : []),
  ];
  schedule.down = false;
  await life.checkCart(expected);
}

/** The other phone adds a piece of an item, or the item; returns how many there are then. */
export async function addElsewhere(
  { shop, town, shopping }: ScenarioRun,
  token: string,
  item: shopper.ShopperSession["items"][number],
): Promise<number> {
  const asking = { place: town.place, moduleId: town.module.id, token };
  const lines = await shop.get<CartLine[]>("/customer/cart/list", asking);
  const line = lines.find((candidate) => candidate.item_id === item.id);
  shopping.say(`elsewhere: one more ${item.name}`);
  const fields = {
    price: item.price,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
    store_id: item.store_id,
  };
  const quantity = (line?.quantity ?? 0) + 1;
  if (line) await shop.post("/customer/cart/update", { cart_id: line.id, quantity, ...fields }, asking);
  else await shop.addToCart(item, asking);
  return quantity;
}

export async function changeWishlist(life: ScenarioRun): Promise<void> {
  const { shopping, story, outcome } = life;
  await shopper.ensureAtStore(shopping);
  life.schedule.active = true;
  for (let count = 0; count < story.wishes; count += 1) {
    const wished = await shopper.toggleWishlist(shopping);
    outcome.promised.wishes = wished ? [shopping.store.id] : [];
  }
  await life.goodWeather();
}

export async function saveAddress(life: ScenarioRun): Promise<void> {
  life.schedule.active = true;
  if (life.story.special === "address")
    life.schedule.force("POST /api/v1/customer/address/add", "drop-after");
  life.outcome.promised.addresses.push(await account.saveAddress(life.shopping));
  await life.goodWeather();
}

/** Leaves, and checks that the device keeps nothing of the person. */
export async function signOut(life: ScenarioRun): Promise<void> {
  const { shopping, story, schedule, outcome, token } = life;
  life.trouble("sign-out");
  if (story.signOutOffline) schedule.active = true;
  await account.signOut(shopping);
  await life.goodWeather();
  const { person } = shopping;
  const kept = await readDeviceStorage(shopping.page);
  outcome.broken.push(
    ...leftoverData(kept, {
      token: token ?? "",
      name: person.name,
      "e-mail address": person.email,
      "phone number": person.phone,
      cart: `"waitingFor":"`,
    }),
  );
  const { cart, outbox } = await readPageState(shopping.page, shopping.moduleId);
  if (cart.length > 0) outcome.broken.push("After the sign-out the device still has the cart.");
  if (outbox.length > 0) outcome.broken.push("After the sign-out the device still has rows of the outbox.");
}
