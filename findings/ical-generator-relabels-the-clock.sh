#!/usr/bin/env bash
# ical-generator 11.1.2: `timezone` names the zone that the server's clock is said to be in; it converts nothing.
#
# Used:     ical-generator 11.1.2 on Node.
# Guess:    a `Date` is an instant. 10:00 UTC with the time zone Europe/Berlin is written as 11:00 of Berlin, wherever the server
#           stands, and DTSTAMP is in UTC, as RFC 5545 (3.8.7.2) demands.
# Instead:  the hours of the process's own zone are written and called Berlin's. A server in UTC sends 10:00, one in Tokyo 19:00: three
#           instants for one `Date`. Set for the calendar, the zone takes the Z off DTSTAMP and leaves DTSTART floating.
#           Without any zone all is right: everything is in UTC.
# Hurts:    a shop that sends delivery slots as calendar files: right on the developer's machine in Berlin, an hour or two early from a
#           server in UTC. Either no `timezone`, or dates of moment-timezone, which it does convert.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent ical-generator@11.1.2 moment-timezone@0.6.6 >/dev/null
cat >look.mjs <<'JS'
import ical from "ical-generator";
import moment from "moment-timezone";

const instant = new Date("2026-12-01T10:00:00Z");
const written = (calendar, event) => {
  const lines = ical(calendar);
  lines.createEvent({ start: instant, summary: "Delivery", ...event });
  const text = lines.toString();
  const stamp = /^DTSTAMP:\d+T\d+(Z?)/m.exec(text)[1] === "Z" ? "stamp in UTC" : "stamp floating";
  return `${/^DTSTART.*$/m.exec(text)[0].trim()}, ${stamp}`;
};
console.log(`server in ${process.env.TZ}`);
console.log(`  no zone:  ${written({}, {})}`);
console.log(`  event:    ${written({}, { timezone: "Europe/Berlin" })}`);
console.log(`  calendar: ${written({ timezone: "Europe/Berlin" }, {})}`);
console.log(`  moment:   ${written({}, { timezone: "Europe/Berlin", start: moment(instant) })}`);
JS
seen=$(for zone in UTC Europe/Berlin Asia/Tokyo; do TZ=$zone node look.mjs; done)
echo "$seen"
[ "$seen" = 'server in UTC
  no zone:  DTSTART:20261201T100000Z, stamp in UTC
  event:    DTSTART;TZID=Europe/Berlin:20261201T100000, stamp in UTC
  calendar: DTSTART:20261201T100000, stamp floating
  moment:   DTSTART;TZID=Europe/Berlin:20261201T110000, stamp in UTC
server in Europe/Berlin
  no zone:  DTSTART:20261201T100000Z, stamp in UTC
  event:    DTSTART;TZID=Europe/Berlin:20261201T110000, stamp in UTC
  calendar: DTSTART:20261201T110000, stamp floating
  moment:   DTSTART;TZID=Europe/Berlin:20261201T110000, stamp in UTC
server in Asia/Tokyo
  no zone:  DTSTART:20261201T100000Z, stamp in UTC
  event:    DTSTART;TZID=Europe/Berlin:20261201T190000, stamp in UTC
  calendar: DTSTART:20261201T190000, stamp floating
  moment:   DTSTART;TZID=Europe/Berlin:20261201T110000, stamp in UTC' ]
