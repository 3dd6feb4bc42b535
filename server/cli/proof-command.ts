/** `proof`: a photo that the courier took at the door. */
import { readFile } from "node:fs/promises";
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { addDeliveryProof } from "../services/orders/delivery-proof";

export async function addProof(
  context: ServerContext,
  orderId: number,
  path: string,
  write: (line: string) => void,
): Promise<void> {
  const photo = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${path} cannot be read (${error.code}).`);
  });
  await addDeliveryProof(context, orderId, photo);
  write(`Added the photo to order ${orderId}.`);
}
