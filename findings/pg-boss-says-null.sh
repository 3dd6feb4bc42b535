#!/usr/bin/env bash
# pg-boss 10.4.2: a job for a queue that nobody created is dropped, and `send` answers null.
#
# Used:     pg-boss 10.4.2 on @electric-sql/pglite 0.5.16, on Node; the same was seen on PostgreSQL 15.18.
# Guess:    `send` to a queue that does not exist rejects, or makes the queue, as the versions before 10 did.
# Instead:  it resolves with null, which is also its answer to a job that was held back as a duplicate, and no "error" event
#           follows. `insert` of several jobs drops them too.
# Hurts:    mails, payments and reminders that are queued by a process which starts before the one that creates the queues, or under
#           a name with a slip: they are lost with their transaction committed. The answer has to be looked at every time.
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
const errors = [];
boss.on("error", (error) => errors.push(error));
await boss.start();
const said = (id) => (id === null ? "null" : "an id");
await boss.createQueue("mails");
console.log(`queue that is there: ${said(await boss.send("mails", { order: 1 }))}`);
console.log(`queue that is not: ${said(await boss.send("mail", { order: 2 }))}`);
await boss.insert([{ name: "mail", data: { order: 3 } }, { name: "mails", data: { order: 4 } }]);
const { rows } = await database.query("select data ->> 'order' as kept from pgboss.job order by 1");
console.log(`kept: ${rows.map(({ kept }) => kept)}; errors: ${errors.length}`);
await boss.stop({ graceful: false });
await database.close();
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'queue that is there: an id
queue that is not: null
kept: 1,4; errors: 0' ]
