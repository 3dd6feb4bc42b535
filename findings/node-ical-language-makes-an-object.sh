#!/usr/bin/env bash
# node-ical 0.26.1: a summary is a text or an object, as the program that wrote the calendar likes it.
#
# Used:     node-ical 0.26.1 on Node.
# Guess:    `summary`, `location` and `description` are texts; what a property has for parameters is left out or stands elsewhere.
# Instead:  with any parameter they are `{ params, val }`. Outlook and Exchange write "SUMMARY;LANGUAGE=en-us:", and others ALTREP at a
#           location, so every event of such a calendar has objects, and those of other programs texts.
# Hurts:    a shop that shows closing days or bookings from a calendar: tested with Google's, it shows "[object Object]" with
#           Outlook's, and finds no event by its name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent node-ical@0.26.1 >/dev/null
cat >look.mjs <<'JS'
import ical from "node-ical";

for (const parameter of ["", ";LANGUAGE=en-us"]) {
  const text = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//example//EN", "BEGIN:VEVENT", "UID:1@shop.example", "DTSTAMP:20261130T000000Z",
    "DTSTART:20261224T130000Z", `SUMMARY${parameter}:Closed`, `LOCATION${parameter}:Main Street`, "END:VEVENT", "END:VCALENDAR", "",
  ].join("\r\n");
  const { summary, location } = Object.values(ical.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
  console.log(`SUMMARY${parameter}: ${JSON.stringify(summary)}, "${location}" in a template`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'SUMMARY: "Closed", "Main Street" in a template
SUMMARY;LANGUAGE=en-us: {"params":{"LANGUAGE":"en-us"},"val":"Closed"}, "[object Object]" in a template' ]
