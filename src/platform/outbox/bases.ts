/** The last cart that this device and the server both had, by owner and module: the third side of the comparison. */
import { change, read } from "./database";

/** Line key → quantity. */
export type CartBase = Record<string, number>;

const keyOf = (owner: string, moduleId: number) => `${owner}/${moduleId}`;

export async function readBase(owner: string, moduleId: number): Promise<CartBase> {
  const value = await read("bases", keyOf(owner, moduleId));
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, quantity]) => typeof quantity === "number"));
}

export async function writeBase(owner: string, moduleId: number, base: CartBase): Promise<void> {
  await change("bases", keyOf(owner, moduleId), () => base);
}
