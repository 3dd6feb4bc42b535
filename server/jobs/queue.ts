/** Jobs on the shop's own database: pg-boss over either driver, queued inside the caller's transaction. */
import PgBoss from "pg-boss";
import type { Jobs, ServerContext } from "../context";
import type { Connection, ExecuteSql } from "../db/connection";
import { type RunningWork, startParallelWork, type WaitingJob } from "./parallel-work";

/** One kind of job. `run` gets the data that was sent; after an error it is retried later. */
export interface JobDefinition {
  name: string;
  run(context: ServerContext, data: Record<string, unknown>): Promise<void>;
  /** Runs by itself too: five fields of cron, in UTC: what has its hour in the shop asks the shop's clock. */
  cron?: string;
  /** Number of retries, with growing pauses. */
  retries?: number;
  /** Jobs at a time in one process; one after another unless it is given. */
  maxRunning?: number;
}

export interface JobQueue extends Jobs {
  /** Creates tables and queues; needed before the first `send`. */
  prepare(): Promise<void>;
  /** Starts working; jobs get the context. */
  work(context: ServerContext): Promise<void>;
  /** Runs what is due now, once; returns how many ran. For tests and commands. */
  runDue(context: ServerContext): Promise<number>;
  /** Stops after finishing the running jobs. */
  stop(): Promise<void>;
}

const SCHEMA = "pgboss";
const POLL_INTERVAL_MS = 1000;
const STOP_TIMEOUT_MS = 10_000;
const DEFAULT_RETRIES = 5;
const EXPIRE_MINUTES = 5;

/** A database handle as pg-boss wants it. */
function bossDatabase(execute: ExecuteSql): PgBoss.Db {
  return { executeSql: (text, values) => execute(text, values) as Promise<{ rows: never[] }> };
}

/** The queue of a connection. `onError` gets the errors of jobs and of maintenance. */
export function createJobQueue(
  connection: Connection,
  definitions: readonly JobDefinition[],
  onError: (error: unknown) => void = () => {},
): JobQueue {
  const boss = new PgBoss({
    db: bossDatabase(connection.executeSql),
    schema: SCHEMA,
    supervise: true,
    schedule: true,
    deleteAfterDays: 2,
    archiveCompletedAfterSeconds: 3600,
    retentionDays: 4,
  });
  boss.on("error", onError);
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  let prepared: Promise<void> | null = null;
  let started = false;
  const parallel: RunningWork[] = [];

  const prepare = async () => {
    await createTables(connection);
    for (const definition of definitions) {
      const retryLimit = definition.retries ?? DEFAULT_RETRIES;
      const made = await boss.getQueue(definition.name);
      if (made?.retryLimit === retryLimit) continue;
      const options = {
        name: definition.name,
        retryLimit,
        retryDelay: 5,
        retryBackoff: true,
        expireInMinutes: EXPIRE_MINUTES,
      };
      // Creating one that is there changes nothing, and an older release may have made it with other tries.
      await (made ? boss.updateQueue(definition.name, options) : boss.createQueue(definition.name, options));
    }
  };

  const fetchJobs = async (name: string, batchSize: number): Promise<readonly WaitingJob[]> =>
    (await boss.fetch<Record<string, unknown>>(name, { batchSize })) ?? [];

  const runJob = async (context: ServerContext, definition: JobDefinition, job: WaitingJob) => {
    try {
      await definition.run(context, job.data ?? {});
    } catch (error) {
      onError(error);
      await boss.fail(definition.name, job.id, { message: (error as Error).message });
      return;
    }
    await boss.complete(definition.name, job.id);
  };

  return {
    prepare: () => {
      prepared ??= prepare();
      return prepared;
    },
    async send(transaction, name, data, options = {}) {
      if (!byName.has(name)) throw new Error(`There is no job ${name}.`);
      const id = await boss.send(name, data, {
        db: bossDatabase(connection.executeSqlIn(transaction)),
        ...(options.startAfterSeconds === undefined
          ? {}
          : { startAfter: Math.ceil(options.startAfterSeconds) }),
        ...(options.priority === undefined ? {} : { priority: options.priority }),
      });
      // pg-boss drops a job without its queue in silence; its transaction must not be committed without it.
      if (id === null) throw new Error(`The queue of the job ${name} is not in the database.`);
    },
    async work(context) {
      await boss.start();
      started = true;
      for (const [index, definition] of definitions.entries()) {
        parallel.push(
          startParallelWork({
            fetch: (count) => fetchJobs(definition.name, count),
            run: (job) => runJob(context, definition, job),
            maxRunning: definition.maxRunning ?? 1,
            pollIntervalMs: POLL_INTERVAL_MS,
            pollOffsetMs: (index / definitions.length) * POLL_INTERVAL_MS,
            onError,
          }),
        );
        if (definition.cron) await boss.schedule(definition.name, definition.cron, {}, { tz: "UTC" });
      }
    },
    async runDue(context) {
      let count = 0;
      for (const definition of definitions) {
        for (;;) {
          const [job] = await fetchJobs(definition.name, 1);
          if (!job) break;
          count += 1;
          try {
            await definition.run(context, job.data ?? {});
            await boss.complete(definition.name, job.id);
          } catch (error) {
            await boss.fail(definition.name, job.id, { message: (error as Error).message });
            throw error;
          }
        }
      }
      return count;
    },
    async stop() {
      if (!started) return;
      started = false;
      await Promise.all(parallel.splice(0).map((work) => work.stop(STOP_TIMEOUT_MS)));
      await boss.stop({ graceful: true, wait: true, close: false, timeout: STOP_TIMEOUT_MS });
    },
  };
}

/** pg-boss makes its own tables when it starts; a short-lived instance does just that, without beginning to work. */
async function createTables(connection: Connection): Promise<void> {
  const maker = new PgBoss({
    db: bossDatabase(connection.executeSql),
    schema: SCHEMA,
    supervise: false,
    schedule: false,
  });
  await maker.start();
  await maker.stop({ graceful: false, wait: false, close: false });
}
