#!/usr/bin/env bash
# PGlite 0.5.16: `listen("OrderPlaced")` hears the channel orderplaced.
#
# Used:     @electric-sql/pglite 0.5.16 on Node.
# Guess:    the name of a channel that is handed to the method is taken as it is written, as other drivers' quoted LISTEN does:
#           NOTIFY "OrderPlaced" is heard, NOTIFY orderplaced is not.
# Instead:  the name is read as an unquoted identifier of SQL: lower case. NOTIFY orderplaced is heard, NOTIFY "OrderPlaced" and
#           pg_notify('OrderPlaced', …) are not. With quotes inside of the name, '"OrderPlaced"', it is the other way round.
# Hurts:    a program that runs on PostgreSQL and on PGlite with one code: live messages never come on one of them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @electric-sql/pglite@0.5.16 >/dev/null
cat >look.mjs <<'JS'
import { PGlite } from "@electric-sql/pglite";

const database = await PGlite.create();
const seen = { plain: [], quoted: [] };
await database.listen("OrderPlaced", (payload) => seen.plain.push(payload));
await database.listen('"OrderPlaced"', (payload) => seen.quoted.push(payload));
await database.exec("select pg_notify('OrderPlaced', 'as written'); select pg_notify('orderplaced', 'lower case')");
// Whatever was notified has been handed out when the next statement is done.
await database.exec("select 1");
console.log(JSON.stringify(seen));
await database.close();
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '{"plain":["lower case"],"quoted":["as written"]}' ]
