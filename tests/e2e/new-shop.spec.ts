/** From nothing to a delivered order: a folder of data, no key, and what the operator types. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newPerson } from "../fixtures/customers";
import { command } from "../fixtures/operator";
import { TestServer } from "../fixtures/server";
import { expect, test } from "../fixtures/test";
import { checkout } from "../pages/checkout";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";

const root = join(import.meta.dirname, "../..");
const environment = { DEMO: "0", GOOGLE_MAPS_KEY: "", CURRENCY: "EUR", TIME_ZONE: "UTC" };
/** Open at any hour, whenever the test runs. */
const week = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const answers = {
  name: "Mill Lane",
  country: "DE",
  currency: "EUR",
  time_zone: "UTC",
  zone: "53.55 9.99 4 km",
  zone_name: "Centre",
  delivery_per_km: "0,80",
  store: "Mill Kitchen",
  address: "12 Mill Lane",
  phone: "0151 23456789",
  email: "orders@mill.example",
  hours: "daily 00:00-24:00",
};

let work: string;
let server: TestServer | undefined;

// There is no style of a basemap.
test.use({ allowedErrors: /Failed to load resource.*404.*basemap|basemap.*404/ });
test.beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), "doorstep-new-shop-"));
});
test.afterAll(async () => {
  await server?.remove();
  rmSync(work, { recursive: true, force: true });
});

/** An operator's command where no server runs. */
function ops(dataFolder: string, ...words: string[]): string {
  const { DATABASE_URL: _database, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/ops.mjs", ...words], {
    cwd: root,
    env: { ...rest, ...environment, NODE_ENV: "production", DATA_DIR: dataFolder },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`ops ${words[0]}: ${stderr}${stdout}`);
  return stdout;
}

test("a shop is made, filled from files, and a guest's order is delivered", async ({ page, context }) => {
  const dataFolder = join(work, "data");
  const init = join(work, "init.json");
  writeFileSync(init, JSON.stringify(answers));
  expect(ops(dataFolder, "init", "--file", init, "--yes")).toContain("Mill Lane is open.");

  const shop = join(work, "shop");
  ops(dataFolder, "example", shop);
  const open = week.map((day) => `corner-bakery,${day},00:00,24:00`);
  writeFileSync(join(shop, "hours.csv"), `${["store,day,opens,closes", ...open].join("\n")}\n`);
  expect(ops(dataFolder, "import", shop)).toContain("Imported.");
  // A file with one column changes that alone.
  const change = join(work, "stores.csv");
  writeFileSync(change, "store,minimum_order\ncorner-bakery,0\n");
  expect(ops(dataFolder, "import", change)).toContain("Imported.");

  server = await TestServer.start({ dataFolder, environment });
  await context.grantPermissions(["geolocation"], { origin: server.url });
  await context.setGeolocation({ latitude: 53.551, longitude: 9.991 });
  const shopper = new Shopper(page);
  await page.goto(server.url);
  await page.getByLabel(en("shell", "landing.ownWords")).waitFor();
  await shopper.press(shopper.button(en("shell", "landing.locateMe")));
  const picker = page.getByRole("dialog", { name: en("shell", "location.title") });
  await shopper.press(picker.getByRole("button", { name: en("shell", "location.confirm") }));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("location"))).not.toBeNull();

  await page.goto(`${server.url}/store/corner-bakery`);
  await shopper.press(page.getByRole("button", { name: /^Add .*Baguette/ }).first());
  await expect(page.getByRole("button", { name: /^Cart, 1 item/ })).toBeVisible();
  await page.goto(`${server.url}/checkout?page=cart`);
  const main = page.getByRole("main");
  await expect(shopper.placeButton).toBeEnabled();
  // The button leads to what is missing: the device knows where it is, and not what that is called.
  await shopper.press(shopper.placeButton);
  await main
    .getByRole("textbox", { name: checkout("address.address"), exact: true })
    .fill("Second house behind the mill");
  const guest = newPerson();
  await main.getByLabel(checkout("contact.name")).fill(guest.name);
  await main.getByLabel(checkout("contact.phone")).fill("+4915123456780");
  await main.getByLabel(checkout("contact.email")).fill(guest.email);
  await shopper.press(shopper.placeButton);
  const orderId = await shopper.placedOrder();

  const drawer = await shopper.trackPlacedOrder(orderId);
  for (let said = ""; !said.includes("delivered"); )
    said = await command(dataFolder, "advance", String(orderId));
  await expect(shopper.step(drawer, "step.delivered", "timeline.done")).toBeVisible();
});
