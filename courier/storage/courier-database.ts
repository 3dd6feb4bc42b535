/** What the page keeps on the phone. */
import { deviceDatabase } from "../../staff/storage/device-database";

export const courierDatabase = deviceDatabase("doorstep-courier");

export const { readKept, keep } = courierDatabase;

/** Wipes what is kept of a courier. What somebody else pressed on this phone waits until they are back. */
export async function forgetCourier(courierId: number): Promise<void> {
  const isOthers = (value: unknown) =>
    typeof value === "object" &&
    value !== null &&
    "courierId" in value &&
    typeof value.courierId === "number" &&
    value.courierId !== courierId;
  const gone = [...(await readKept())].filter(([key, value]) => !key.startsWith("step:") || !isOthers(value));
  await keep(
    {},
    gone.map(([key]) => key),
  );
}
