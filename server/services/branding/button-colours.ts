import type { Queryable } from "../../context";
import { readBrandColours } from "./read-branding";

/** Ground and ink of a button in mails. Mail programs know no themes of ours: it is the light one's. */
export async function buttonColours(database: Queryable): Promise<{ ground: string; ink: string }> {
  const colours = await readBrandColours(database);
  return { ground: colours.accent.light, ink: colours["on-accent"].light };
}
