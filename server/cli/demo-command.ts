/** `demo-remove`: takes the demo out of a database that goes on as a real shop. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { removeDemo } from "../services/demo/remove-demo";

/** Refuses while the demo is switched on, because the next start would fill the database again. */
export async function removeDemoTown(context: ServerContext, write: (line: string) => void): Promise<void> {
  if (context.settings.demo) {
    throw new StartError("The demo is switched on. Stop the server, set DEMO=0 and run demo-remove again.");
  }
  const { deleted, kept, canceledOrders, accountOnly } = await removeDemo(context);
  if (canceledOrders > 0) write(`Canceled ${canceledOrders} orders that were under way.`);
  if (accountOnly) {
    write(
      "Removed the demo's account, whose password everybody knows. An older version filled this database and did",
    );
    write(
      "not note its other rows: stores, items and zones stay. Begin with an empty database to be rid of them.",
    );
    return;
  }
  write(`Removed the demo: ${deleted} rows.`);
  if (kept > 0) write(`${kept} rows stay, switched off, because orders or rows of your own need them.`);
}
