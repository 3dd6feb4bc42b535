#!/usr/bin/env bash
# convert-units 2.3.4: the best unit for a bottle of 750 ml is 3.75 "glas", and for nothing at all the microgram.
#
# Used:     convert-units 2.3.4 on Node.
# Guess:    `toBest()` stays in the system that it comes from and goes up in steps that people use: 750 ml stay, 1500 ml are 1.5 l,
#           0 kg stay 0 kg.
# Instead:  metric volumes include old Swedish kitchen measures, and the smallest value of one or more wins: 330 ml are 1.65 glas,
#           150 ml 1 kkp, 20 ml 1.3333333333333335 msk. 0 kg are 0 mcg and 0 l are 0 mm3; a negative amount is billions of the smallest unit.
#           Weights and litres from one on look right, and so do most tests.
# Hurts:    labels, unit prices and stock movements of a grocer. With the kitchen measures in `exclude` the bottle has 7.5 dl; zero and
#           less cannot be helped so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent convert-units@2.3.4 >/dev/null
cat >look.cjs <<'JS'
const convert = require("convert-units");
const exclude = ["glas", "kkp", "msk", "tsk", "krm", "kanna"];
for (const [amount, unit, options] of [
  [750, "g"], [1500, "ml"], [750, "ml"], [330, "ml"], [150, "ml"], [20, "ml"], [0, "kg"], [0, "l"], [-5, "kg"],
  [750, "ml", { exclude }], [0, "kg", { exclude }],
]) {
  const { val, unit: best } = convert(amount).from(unit).toBest(options);
  console.log(`${amount} ${unit}${options ? " without kitchen measures" : ""}: ${val} ${best}`);
}
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = '750 g: 750 g
1500 ml: 1.5 l
750 ml: 3.75 glas
330 ml: 1.65 glas
150 ml: 1 kkp
20 ml: 1.3333333333333335 msk
0 kg: 0 mcg
0 l: 0 mm3
-5 kg: -5000000000 mcg
750 ml without kitchen measures: 7.5 dl
0 kg without kitchen measures: 0 mcg' ]
