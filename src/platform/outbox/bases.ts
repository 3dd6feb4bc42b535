/** The last cart that this device and the server both had, by owner and module: the third side of the comparison. */
import { change, read, readEntries } from "./database";
import { announce } from "./events";

/** Line key → quantity; `changing` for a line whose change has been sent and not yet confirmed. */
export type CartBase = Record<string, number>;

/** No quantity: whatever the shopper wants now differs from it, also the quantity before the change. */
export const changing = -1;

const keyOf = (owner: string, moduleId: number) => `${owner}/${moduleId}`;

export async function readBase(owner: string, moduleId: number): Promise<CartBase> {
  return asBase(await read("bases", keyOf(owner, moduleId)));
}

/**
 * Whether a cart that both sides had is written down. What was sent always left one; evicted or spoilt storage has none,
 * and a line that is still being changed there says that its change was never confirmed.
 */
export async function hasBase(owner: string, moduleId: number): Promise<boolean> {
  const base = await read("bases", keyOf(owner, moduleId));
  return (
    typeof base === "object" &&
    base !== null &&
    !Array.isArray(base) &&
    Object.values(base).every((quantity) => typeof quantity === "number" && quantity !== changing)
  );
}

export async function writeBase(owner: string, moduleId: number, base: CartBase): Promise<void> {
  await edit(keyOf(owner, moduleId), () => base);
}

/** Marks lines as being changed, before the change leaves: taking it back later is a change, too. */
export async function markChanging(owner: string, moduleId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const marks = Object.fromEntries(keys.map((key) => [key, changing]));
  await edit(keyOf(owner, moduleId), (before) => ({ ...asBase(before), ...marks }));
}

/** For somebody who leaves. */
export async function forgetBasesOf(owner: string): Promise<void> {
  for (const [key] of await readEntries("bases"))
    if (key.startsWith(`${owner}/`)) await edit(key, () => undefined);
}

async function edit(key: string, work: (before: unknown) => CartBase | undefined): Promise<void> {
  const base = await change<CartBase>("bases", key, work);
  announce({ type: "base", key, base: base ?? null });
}

function asBase(value: unknown): CartBase {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, quantity]) => typeof quantity === "number"));
}
