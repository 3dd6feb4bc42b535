import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { updateRow } from "../src/platform/outbox/storage/rows";
import { writeSession } from "../src/platform/outbox/storage/session-record";
import { addressOf, putRowAs, session } from "../tests/fixtures/outbox-rows";
import { onlyRow, outboxWithServer } from "../tests/fixtures/outbox-with-server";
import { backgroundSync } from "./background-sync";

const at = outboxWithServer(session);
const hourMs = 3_600_000;

/** An address that the page has tried in vain, so that its next try is an hour away. */
async function addressTriedInVain(held: { heldUntil?: number } = {}): Promise<void> {
  const { owner, epoch } = session;
  await writeSession({
    owner,
    epoch,
    token: "secret",
    zoneId: "[1]",
    moduleId: 1,
    idempotency: true,
    baseUrl: at.shop.url,
  });
  const row = await putRowAs(addressOf());
  await updateRow(row.id, (now) => ({ ...now, notBefore: Date.now() + hourMs, ...held }));
}

it("sends at once when the network is back, also what the page would only try again much later", async () => {
  await addressTriedInVain();
  await backgroundSync("outbox");
  expect(at.sentTo("/customer/address/add")).toHaveLength(1);
  expect(await onlyRow()).toBeUndefined();
});

it("waits as long as the server asked, and has the browser wake it again", async () => {
  await addressTriedInVain({ heldUntil: Date.now() + hourMs });
  await expect(backgroundSync("outbox")).rejects.toThrow("Something still waits.");
  expect(at.shop.requests).toEqual([]);
});
