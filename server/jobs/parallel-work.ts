/** Works on many jobs of one kind at a time: one that waits for a slow service holds up no other. */

export interface WaitingJob {
  id: string;
  data: Record<string, unknown> | null;
}

interface ParallelWork {
  /** Takes up to so many waiting jobs. */
  fetch(count: number): Promise<readonly WaitingJob[]>;
  /** Runs one and records how it ended. What it throws goes to `onError`. */
  run(job: WaitingJob): Promise<void>;
  /** Jobs at a time. */
  maxRunning: number;
  pollIntervalMs: number;
  /** When in the interval it polls, so that kinds of jobs take turns instead of asking the database all at once. */
  pollOffsetMs: number;
  onError(error: unknown): void;
}

export interface RunningWork {
  /** Takes no more jobs, and waits for those that run. */
  stop(timeoutMs: number): Promise<void>;
}

/** A timer may fire so much early, ms; the poll that was due is not made twice. */
const earliestMs = 20;

/** Time until the next poll by the clock: polls that were held up together would stay together if each only waited its time. */
function untilPoll({ pollIntervalMs, pollOffsetMs }: ParallelWork): number {
  const rest = pollIntervalMs - ((performance.now() + pollIntervalMs - pollOffsetMs) % pollIntervalMs);
  return rest > earliestMs ? rest : rest + pollIntervalMs;
}

/** Starts working; a free place is filled at once while jobs wait, otherwise by polling. */
export function startParallelWork(work: ParallelWork): RunningWork {
  const running = new Set<Promise<void>>();
  let stopping = false;
  let wake = () => {};

  const start = (job: WaitingJob) => {
    const run = work
      .run(job)
      .catch(work.onError)
      .finally(() => running.delete(run));
    running.add(run);
  };

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, untilPoll(work));
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const loop = async () => {
    while (!stopping) {
      const free = work.maxRunning - running.size;
      const jobs = await work.fetch(free).catch((error: unknown) => {
        work.onError(error);
        return [];
      });
      for (const job of jobs) start(job);
      // As many as were asked for: more may be waiting.
      if (jobs.length === free) await Promise.race([...running, stopped]);
      else await pause();
    }
  };

  let endLoop = () => {};
  const stopped = new Promise<void>((resolve) => {
    endLoop = resolve;
  });
  const looping = loop();

  return {
    async stop(timeoutMs) {
      stopping = true;
      wake();
      endLoop();
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([looping.then(() => Promise.all(running)), timeout]);
      clearTimeout(timer);
    },
  };
}
