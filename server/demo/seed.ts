/** Fills an empty database with the demo town. */
import type { ServerContext } from "../context";

export async function seedDemo(_context: ServerContext): Promise<void> {}
