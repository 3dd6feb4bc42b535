#!/usr/bin/env bash
# geo-tz 8.1.9: the zone of a place may be that of another country: Oslo is in Europe/Berlin, Reykjavik in Africa/Abidjan.
#
# Used:     geo-tz 8.1.9 on Node, and moment-timezone 0.6.6 for the countries of a zone.
# Guess:    `find` answers with the zone that the IANA database has for the place, which browsers name there too, and which
#           belongs to its country.
# Instead:  zones with the same clock since 1970 are one, whose name is that of one of their places: Amsterdam is Europe/Brussels, Kuwait
#           Asia/Riyadh, Muscat Asia/Dubai. The first country of Reykjavik's zone is Burkina Faso. The clock is right, and
#           `geo-tz/all` has the names.
# Hurts:    a shop that presets country, prefix or currency from the zone of the place, or asks whether a shopper's zone is the
#           store's: a browser in Oslo says Europe/Oslo, and the store there is in Europe/Berlin.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent geo-tz@8.1.9 moment-timezone@0.6.6 >/dev/null
cat >look.mjs <<'JS'
import { find } from "geo-tz";
import { find as findAll } from "geo-tz/all";
import moment from "moment-timezone";

for (const [city, country, latitude, longitude] of [
  ["Oslo", "NO", 59.91, 10.75], ["Amsterdam", "NL", 52.37, 4.9], ["Reykjavik", "IS", 64.1, -21.9],
  ["Kuwait", "KW", 29.37, 47.98], ["Muscat", "OM", 23.6, 58.4], ["Madrid", "ES", 40.42, -3.7],
]) {
  const [zone] = find(latitude, longitude);
  const countries = moment.tz.zone(zone).countries();
  console.log(`${city}: ${zone}, ${countries[0]} first of ${countries.length}, ${country} ${countries.includes(country) ? "among them" : "missing"}; all: ${findAll(latitude, longitude)}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'Oslo: Europe/Berlin, DE first of 5, NO among them; all: Europe/Oslo
Amsterdam: Europe/Brussels, BE first of 3, NL among them; all: Europe/Amsterdam
Reykjavik: Africa/Abidjan, BF first of 12, IS among them; all: Atlantic/Reykjavik
Kuwait: Asia/Riyadh, AQ first of 4, KW among them; all: Asia/Kuwait
Muscat: Asia/Dubai, AE first of 5, OM among them; all: Asia/Muscat
Madrid: Europe/Madrid, ES first of 1, ES among them; all: Europe/Madrid' ]
