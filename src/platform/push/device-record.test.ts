import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { readRecord } from "@/platform/outbox/storage/database";
import { type DeviceRecord, readDevice, writeDevice } from "./device-record";

const device: DeviceRecord = {
  accountKey: "guest:1",
  recipient: null,
  address: { kind: "firebase", token: "t" },
  serverKey: null,
  preferences: { orders: true, chat: false, offers: true, quietFrom: null, quietTo: null },
  sentAt: 1,
};

it("is stored with the names that earlier builds use", async () => {
  await writeDevice(device);
  expect(await readRecord("session", "push-device")).toMatchObject({ wishes: device.preferences });
  expect(await readDevice()).toEqual(device);
});
