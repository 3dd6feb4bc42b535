import { expect, it } from "vitest";
import { createChatStreams } from "./chat-streams";

it("many people of one address have streams, and one address does not have them all", async () => {
  const streams = createChatStreams({ listen: async () => async () => undefined });
  const open = (customerId: number, address: string) =>
    streams.add({ customerId, address, tokenHash: "", send: () => undefined, end: () => undefined });
  const removes: ((() => void) | null)[] = [];
  for (let person = 1; person <= 210; person += 1) removes.push(await open(person, "192.0.2.1"));
  expect(removes.filter((remove) => remove !== null)).toHaveLength(200);
  expect(await open(900, "192.0.2.2")).not.toBeNull();
  removes[0]?.();
  expect(await open(901, "192.0.2.1")).not.toBeNull();
  await streams.close();
  expect(streams.count()).toBe(0);
});
