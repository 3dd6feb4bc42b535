import { join } from "node:path";
import type { ServerContext } from "../../context";

/** Folder of the shop's own pictures. */
export const uploadsFolder = ({ dataFolder }: Pick<ServerContext["settings"], "dataFolder">): string =>
  join(dataFolder, "uploads");
