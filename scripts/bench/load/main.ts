/** The process that sends the load: gets one job at a time from the bench and reports what came of it (see load.ts). */
import { greatestRateOf } from "./greatest-rate";
import type { LoadJob, LoadReport } from "./load";
import { sendPaced } from "./paced-load";

async function done(job: LoadJob): Promise<LoadReport> {
  try {
    const values =
      job.kind === "paced"
        ? await sendPaced(job.url, job.requests, job.pace)
        : [await greatestRateOf(job.url, job.requests, job.most)];
    return { values };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

process.on("message", (job: LoadJob) => {
  void done(job).then((report) => process.send?.(report));
});
