#!/usr/bin/env bash
# PGlite 0.5.16: a Date that is stored in a `timestamp` column comes back as another instant, unless the process runs in UTC.
#
# Used:     @electric-sql/pglite 0.5.16 on Node.
# Guess:    what is written and read by one driver comes back, as with node-postgres, which writes the process's local time and reads
#           it as local time. PGlite either does that too, or uses UTC both ways.
# Instead:  it writes the UTC time and reads local time: in Riyadh 21:30 UTC comes back as 18:30 UTC, each time that a row is read
#           and saved again three hours more. A `date` that is written from a Date is the day of UTC, with node-postgres the local
#           one. `timestamptz` is right.
# Hurts:    programs that run on PostgreSQL and on PGlite with one code, on a laptop or in a browser: delivery times wander, and the
#           tests of a CI in UTC see nothing. Only `timestamptz` is safe.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @electric-sql/pglite@0.5.16 >/dev/null
cat >look.mjs <<'JS'
import { PGlite } from "@electric-sql/pglite";

const database = await PGlite.create();
await database.exec("create table slot (plain timestamp, zoned timestamptz, day date)");
let slot = new Date("2026-12-01T21:30:00Z");
for (const round of [1, 2]) {
  await database.query("delete from slot");
  await database.query("insert into slot values ($1, $2, $3)", [slot, slot, slot]);
  const { rows } = await database.query("select plain, zoned, day::text as day from slot");
  const [{ plain, zoned, day }] = rows;
  console.log(process.env.TZ, round, slot.toISOString(), plain.toISOString(), zoned.toISOString(), day);
  slot = plain;
}
await database.close();
JS
seen=$(for zone in UTC Asia/Riyadh; do TZ=$zone node look.mjs; done)
echo "$seen"
[ "$seen" = 'UTC 1 2026-12-01T21:30:00.000Z 2026-12-01T21:30:00.000Z 2026-12-01T21:30:00.000Z 2026-12-01
UTC 2 2026-12-01T21:30:00.000Z 2026-12-01T21:30:00.000Z 2026-12-01T21:30:00.000Z 2026-12-01
Asia/Riyadh 1 2026-12-01T21:30:00.000Z 2026-12-01T18:30:00.000Z 2026-12-01T21:30:00.000Z 2026-12-01
Asia/Riyadh 2 2026-12-01T18:30:00.000Z 2026-12-01T15:30:00.000Z 2026-12-01T18:30:00.000Z 2026-12-01' ]
