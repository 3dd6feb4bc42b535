#!/usr/bin/env bash
# date-holidays 3.37.0: public holidays of the Islamic calendar begin at 18:00 the evening before and end at 18:00.
#
# Used:     date-holidays 3.37.0 on Node.
# Guess:    a public holiday is days of the country's calendar, from midnight to midnight, and `date` says which and where.
# Instead:  Eid al-Fitr of 2026 in the Emirates, dated 20 March, is on from 18:00 on the 19th and over at 18:00 of its last day, like
#           days of the religious calendar. `date` ends with "-0600", which is the six hours and no time zone: `new Date(date)` is
#           sixteen hours behind the `start` beside it. National Day runs from midnight to midnight.
# Hurts:    shops that close on public holidays, in the countries where these count most: closed on the evening before the
#           feast, and open on its last evening. Ask for noon of the day in question, not for the moment.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent date-holidays@3.37.0 >/dev/null
cat >look.cjs <<'JS'
const Holidays = require("date-holidays");
const emirates = new Holidays("AE", { languages: ["en"] });
const isOff = (moment) => (emirates.isHoliday(new Date(moment)) ? "off" : "no holiday");
for (const day of ["2026-03-19", "2026-03-20", "2026-03-21", "2026-03-22", "2026-12-01", "2026-12-02", "2026-12-03"])
  console.log(`${day}: 12:00 ${isOff(`${day}T12:00+04:00`)}, 19:00 ${isOff(`${day}T19:00+04:00`)}`);
const { date, start, type } = emirates.getHolidays(2026).find((holiday) => holiday.date.startsWith("2026-03-20"));
console.log(`${type}: ${date}, ${(new Date(date) - start) / 3_600_000} h from start to new Date(date)`);
JS
seen=$(TZ=UTC node look.cjs)
echo "$seen"
[ "$seen" = '2026-03-19: 12:00 no holiday, 19:00 off
2026-03-20: 12:00 off, 19:00 off
2026-03-21: 12:00 off, 19:00 off
2026-03-22: 12:00 off, 19:00 no holiday
2026-12-01: 12:00 no holiday, 19:00 no holiday
2026-12-02: 12:00 off, 19:00 off
2026-12-03: 12:00 no holiday, 19:00 no holiday
public: 2026-03-20 00:00:00 -0600, 16 h from start to new Date(date)' ]
