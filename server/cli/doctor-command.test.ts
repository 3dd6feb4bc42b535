import { afterAll, expect, it } from "vitest";
import { linesOfCommand } from "../testing/operator";
import { openTestServer } from "../testing/test-server";

const server = await openTestServer();
afterAll(() => server.close());
const doctor = (timeZone: string) => {
  const { context } = server;
  return linesOfCommand({ ...context, settings: { ...context.settings, timeZone } }, "doctor")();
};

it("says which data are used, and that all agree where no law has changed", async () => {
  server.clock.set("2026-11-28T12:00:00Z");
  const [title, used, agree] = await doctor("Europe/Berlin");
  expect(title).toMatch(/^ok +Time zone Europe\/Berlin: the package's \(2026f\) data are used/);
  expect(used).toContain(
    "the package (2026f): GMT+1, from 2027-03-28T01:00Z GMT+2, from 2027-10-31T01:00Z GMT+1",
  );
  expect(agree).toContain("agree on the next twelve months");
});

it("names who says otherwise of the shop's zone", async () => {
  server.clock.set("2026-10-15T12:00:00Z");
  const lines = await doctor("America/Havana");
  expect(lines[0]).toMatch(/^note +Time zone America\/Havana/);
  expect(lines[1]).toContain("the package (2026f): GMT−4");
  // Node 20 has data of 2025.
  expect(lines.find((line) => line.includes("this Node"))).toContain("from 2026-11-01T05:00Z GMT−5");
});
