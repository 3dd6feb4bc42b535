#!/usr/bin/env bash
# PostgreSQL: `set timezone = 'CET'` has summer time, `at time zone 'CET'` has none, in one statement.
#
# Used:     PostgreSQL 18.6 in @electric-sql/pglite 0.5.16, on Node; the same was seen on PostgreSQL 15.18 of Debian 12.
# Guess:    CET, EET, WET and MET are names of the IANA database, with the summer time of Brussels, Athens and Lisbon, for `set` and for
#           `at time zone` alike, as in browsers.
# Instead:  `set` looks for a zone of that name, `at time zone` and times with a name behind them for an abbreviation first, and CET is
#           one of a fixed hour. In July the two are an hour apart. "EST5EDT" and "Egypt" are no abbreviations and agree.
# Hurts:    shops whose time zone was set to CET or EET, which every list of zones offers: opening hours and reports that are computed
#           with `at time zone` are an hour off from March to October, and pages and tests in winter agree.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @electric-sql/pglite@0.5.16 >/dev/null
cat >look.mjs <<'JS'
import { PGlite } from "@electric-sql/pglite";

const database = await PGlite.create();
for (const zone of ["CET", "EET", "WET", "MET", "Europe/Brussels", "EST5EDT", "Egypt"]) {
  await database.exec(`set timezone to '${zone}'`);
  const { rows } = await database.query(
    "select to_char(noon, 'HH24:MI') as set, to_char(noon at time zone $1, 'HH24:MI') as at from (select timestamptz '2026-07-01 12:00Z' as noon) as noons",
    [zone],
  );
  const browser = new Date("2026-07-01T12:00Z").toLocaleTimeString("en-GB", { timeZone: zone, timeStyle: "short" });
  console.log(`${zone}: set ${rows[0].set}, at time zone ${rows[0].at}, Intl ${browser}`);
}
await database.close();
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'CET: set 14:00, at time zone 13:00, Intl 14:00
EET: set 15:00, at time zone 14:00, Intl 15:00
WET: set 13:00, at time zone 12:00, Intl 13:00
MET: set 14:00, at time zone 13:00, Intl 14:00
Europe/Brussels: set 14:00, at time zone 14:00, Intl 14:00
EST5EDT: set 08:00, at time zone 08:00, Intl 08:00
Egypt: set 15:00, at time zone 15:00, Intl 15:00' ]
