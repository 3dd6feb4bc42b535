#!/usr/bin/env bash
# node-ical 0.26.1: a calendar that brings its own time zone is read in the zone of the server.
#
# Used:     node-ical 0.26.1 and, to compare, ical.js 2.2.1, on Node. The file is valid by RFC 5545.
# Guess:    TZID names the VTIMEZONE of the same file, which says what it means (RFC 5545, 3.2.19). A name that the library does not know
#           is no trouble, since the definition, here UTC+3 all year, is at hand.
# Instead:  only names of IANA, of Windows and Outlook's "Customized Time Zone" are taken. Under every other the definition is passed over and
#           the hours are those of the process: 10:00 in Riyadh is 10:00 UTC on one server and 15:00 UTC on another. `tz` says the
#           name as if all were well. So with "/freeassociation.sourceforge.net/Tzfile/Asia/Riyadh", as libical's programs write it.
# Hurts:    a shop that takes its holidays, couriers' shifts or bookings from calendar files: hours are off by the server's offset.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent node-ical@0.26.1 ical.js@2.2.1 >/dev/null
cat >look.mjs <<'JS'
import ICAL from "ical.js";
import ical from "node-ical";

const calendar = (zone) =>
  [
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//example//EN", "BEGIN:VTIMEZONE", `TZID:${zone}`, "BEGIN:STANDARD",
    "DTSTART:19700101T000000", "TZOFFSETFROM:+0300", "TZOFFSETTO:+0300", "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT",
    "UID:1@shop.example", "DTSTAMP:20261130T000000Z", `DTSTART;TZID=${zone}:20261201T100000`, "SUMMARY:Shift", "END:VEVENT",
    "END:VCALENDAR", "",
  ].join("\r\n");
for (const zone of ["Asia/Riyadh", "Customized Time Zone", "Shop Time", "/freeassociation.sourceforge.net/Tzfile/Asia/Riyadh"]) {
  const text = calendar(zone);
  const event = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
  const read = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  const other = new ICAL.Event(read).startDate.toJSDate();
  console.log(`${process.env.TZ}, ${zone}: ${event.start.toISOString().slice(11, 16)} UTC, ical.js ${other.toISOString().slice(11, 16)} UTC`);
}
JS
seen=$(for zone in UTC America/New_York; do TZ=$zone node look.mjs; done)
echo "$seen"
[ "$seen" = 'UTC, Asia/Riyadh: 07:00 UTC, ical.js 07:00 UTC
UTC, Customized Time Zone: 07:00 UTC, ical.js 07:00 UTC
UTC, Shop Time: 10:00 UTC, ical.js 07:00 UTC
UTC, /freeassociation.sourceforge.net/Tzfile/Asia/Riyadh: 10:00 UTC, ical.js 07:00 UTC
America/New_York, Asia/Riyadh: 07:00 UTC, ical.js 07:00 UTC
America/New_York, Customized Time Zone: 07:00 UTC, ical.js 07:00 UTC
America/New_York, Shop Time: 15:00 UTC, ical.js 07:00 UTC
America/New_York, /freeassociation.sourceforge.net/Tzfile/Asia/Riyadh: 15:00 UTC, ical.js 07:00 UTC' ]
