#!/usr/bin/env bash
# sharp 0.35.5: a drawing in millimetres grows with the square of `density`: 10 mm at 300 dpi are 492 pixels and not 118.
#
# Used:     sharp 0.35.5 with its own libvips, on Node.
# Guess:    `density` is dots per inch: an SVG of 10 mm has 80 pixels at 203 dpi and 118 at 300, and one without a unit is in pixels of
#           72 or 96 to the inch.
# Instead:  sizes in mm, cm, in and pt are right at 72, where one does not look, and are multiplied by density / 72 once too often. Without
#           a unit, or in px, they are in proportion: 38 pixels at 72 are 157 at 300.
# Hurts:    whoever prints labels and tickets, whose templates are in millimetres and whose printers have 203 dpi: a label comes out 2.8
#           times too large and is cut off by the printer. Draw in px with a `viewBox`, or `resize` to the pixels wanted.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent sharp@0.35.5 >/dev/null
cat >look.mjs <<'JS'
import sharp from "sharp";

for (const side of ["10mm", "1cm", "28.346pt", "37.795px", "37.795"]) {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%"/></svg>`);
  const pixels = [];
  for (const density of [72, 203, 300]) {
    const { info } = await sharp(svg, { density }).png().toBuffer({ resolveWithObject: true });
    pixels.push(`${info.width} at ${density}`);
  }
  console.log(`${side}: ${pixels.join(", ")}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '10mm: 28 at 72, 225 at 203, 492 at 300
1cm: 28 at 72, 225 at 203, 492 at 300
28.346pt: 28 at 72, 225 at 203, 492 at 300
37.795px: 38 at 72, 107 at 203, 157 at 300
37.795: 38 at 72, 107 at 203, 157 at 300' ]
