#!/usr/bin/env bash
# opening_hours 3.15.0: a day with hours of its own, or a day off, ends the night before at midnight.
#
# Used:     opening_hours 3.15.0 (npm, reads the opening hours of OpenStreetMap) on Node.
# Guess:    hours over midnight belong to the day on which they begin. "Mo-Fr 18:00-02:00; Sa 18:00-04:00" is open at half past
#           midnight from Friday to Saturday, and "Mo-Su 18:00-02:00; Tu off" has no night from Tuesday to Wednesday.
# Instead:  a rule behind ";" clears its own days from 00:00 to 24:00, and only what stands before it. Friday ends at midnight,
#           the night before the day off is cut, and the night after it stays open. The same rules in another order, or behind ",",
#           give other hours. A warning is to be had for the first form alone, from `getWarnings()`; for the day off there is none.
# Hurts:    shops that deliver after midnight: hours taken over from a map close them on their busiest night, and let people order
#           in the night of a day off. `PH off` does it at each holiday.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent opening_hours@3.15.0 >/dev/null
cat >look.cjs <<'JS'
const OpeningHours = require("opening_hours");
const written = (day) => day.toLocaleString("en-GB", { weekday: "short", hour: "2-digit", minute: "2-digit" });
const open = (hours, from, until) => {
  const value = new OpeningHours(hours, null, { locale: "en" });
  const pieces = value.getOpenIntervals(new Date(from), new Date(until)).map(([start, end]) => `${written(start)}-${written(end)}`);
  console.log(`${hours}: ${pieces.join(", ")} (warnings: ${value.getWarnings().length})`);
};
// 4 December 2026 is a Friday, 1 December a Tuesday.
for (const hours of ["Mo-Fr 18:00-02:00; Sa 18:00-04:00", "Sa 18:00-04:00; Mo-Fr 18:00-02:00", "Mo-Fr 18:00-02:00, Sa 18:00-04:00"])
  open(hours, "2026-12-04T12:00", "2026-12-05T12:00");
for (const hours of ["Mo-Su 18:00-02:00; Tu off", "Mo,We-Su 18:00-02:00"]) open(hours, "2026-11-30T12:00", "2026-12-02T12:00");
JS
seen=$(TZ=UTC node look.cjs)
echo "$seen"
[ "$seen" = 'Mo-Fr 18:00-02:00; Sa 18:00-04:00: Fri 18:00-Sat 00:00 (warnings: 1)
Sa 18:00-04:00; Mo-Fr 18:00-02:00: Fri 18:00-Sat 02:00 (warnings: 0)
Mo-Fr 18:00-02:00, Sa 18:00-04:00: Fri 18:00-Sat 02:00 (warnings: 0)
Mo-Su 18:00-02:00; Tu off: Mon 18:00-Tue 00:00, Wed 00:00-Wed 02:00 (warnings: 0)
Mo,We-Su 18:00-02:00: Mon 18:00-Tue 02:00 (warnings: 0)' ]
