import { readSettings, type Settings } from "../environment/settings";

/** Settings of tests: nothing from the environment, limits that no test meets by chance. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  const settings = readSettings({ NODE_ENV: "test", DEMO: "0", LOG_LEVEL: process.env.TEST_LOG ?? "silent" });
  return {
    ...settings,
    host: "127.0.0.1",
    timeZone: "UTC",
    requestsPerMinute: 10_000_000,
    openOrders: { guest: 1_000_000, customer: 1_000_000, phone: 1_000_000, address: 1_000_000 },
    canceledOrders: { guest: 1_000_000, customer: 1_000_000, address: 1_000_000 },
    unprovedMails: { address: 1_000_000, person: 1_000_000, pair: 1_000_000, mailbox: 1_000_000 },
    provedMails: 1_000_000,
    orderMailDelaySeconds: 0,
    openPieces: { guest: 1_000_000, address: 1_000_000 },
    ...changes,
  };
}
