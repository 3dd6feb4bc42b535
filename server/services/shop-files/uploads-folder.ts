import { join } from "node:path";
import type { ServerContext } from "../../context";

/** Where the shop's own pictures lie. */
export const uploadsFolder = ({ dataFolder }: Pick<ServerContext["settings"], "dataFolder">): string =>
  join(dataFolder, "uploads");
