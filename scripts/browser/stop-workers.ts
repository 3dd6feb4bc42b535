/** Service workers end after a while of rest; what opens then has to start them again. */
import type { BrowserContext } from "playwright";

/** Stops every worker of the context; resolves when they have stopped. */
export async function stopWorkers(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const stopped = new Promise<void>((resolve) => {
    session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
      if (versions.length > 0 && versions.every((version) => version.runningStatus === "stopped")) resolve();
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.stopAllWorkers");
  await stopped;
  await page.close();
}
