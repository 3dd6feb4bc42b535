/** Fills a new data folder (the first argument) with the small shop, for browser tests of a server without the demo. */
import { openEmbeddedFolder } from "../db/embedded-folder";
import { fillSmallShop } from "./small-shop";

const [, , folder] = process.argv;
if (!folder) throw new Error("A data folder is needed.");
const connection = await openEmbeddedFolder(folder);
await connection.migrate();
await fillSmallShop(connection.database);
await connection.close();
