#!/usr/bin/env bash
# pg-boss 10.4.2: `singletonKey` holds no second job back, unless the queue or `singletonSeconds` says what it is the key to.
#
# Used:     pg-boss 10.4.2 on @electric-sql/pglite 0.5.16, on Node; the same was seen on PostgreSQL 15.18.
# Guess:    while a job with a key waits, a second one with the same key is not taken, as in versions before 10.
# Instead:  a queue with the default policy takes both. One made with the policy "short" takes one of each key, and one job in all of
#           those without a key. `singletonSeconds` takes one for each key and slot of time.
# Hurts:    "one reminder for an order", "one payout for a courier": the key is there, and both are sent. The policy is set when the
#           queue is created, far from the call that relies on it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent pg-boss@10.4.2 @electric-sql/pglite@0.5.16 >/dev/null
cat >look.mjs <<'JS'
import { PGlite } from "@electric-sql/pglite";
import PgBoss from "pg-boss";

const database = await PGlite.create();
const executeSql = async (text, values) =>
  values?.length ? database.query(text, values) : { rows: (await database.exec(text)).at(-1)?.rows ?? [] };
const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false });
await boss.start();
const twice = async (title, queue, options) => {
  const answers = [await boss.send(queue, {}, options), await boss.send(queue, {}, options)];
  console.log(`${title}: ${answers.filter(Boolean).length} of 2 taken`);
};
await boss.createQueue("standard");
await boss.createQueue("short", { policy: "short" });
await twice("default policy, key", "standard", { singletonKey: "order 1" });
await twice("default policy, key and singletonSeconds", "standard", { singletonKey: "order 2", singletonSeconds: 3600 });
await twice("policy short, key", "short", { singletonKey: "order 3" });
await twice("policy short, another key", "short", { singletonKey: "order 4" });
await twice("policy short, no key", "short", {});
await boss.stop({ graceful: false });
await database.close();
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'default policy, key: 2 of 2 taken
default policy, key and singletonSeconds: 1 of 2 taken
policy short, key: 1 of 2 taken
policy short, another key: 1 of 2 taken
policy short, no key: 1 of 2 taken' ]
