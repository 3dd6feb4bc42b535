#!/usr/bin/env bash
# "250 gr" are 16.2 grams in mathjs 15.2.0, and 36,000 pieces in js-quantities 1.8.0.
#
# Used:     mathjs 15.2.0 and js-quantities 1.8.0 on Node.
# Guess:    "gr", which packs and price lists from Turkey to Spain write for grams, is read as grams, or is no unit and throws, as
#           "Kg" does.
# Instead:  in mathjs it is the grain, 0.0648 g, and in js-quantities the gross, twelve dozen. Neither says a word, and sums and unit
#           prices go on with it: 250 g of cheese cost what 16 g do.
# Hurts:    grocers whose weights come from suppliers' lists, where "g" and "gr" stand side by side: the price for a kilo of some rows is
#           fifteen times too high, or a weight cannot be compared. Allow the units that a shop has, by name.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent mathjs@15.2.0 js-quantities@1.8.0 >/dev/null
cat >look.mjs <<'JS'
import Qty from "js-quantities";
import { unit } from "mathjs";

const tried = (read) => {
  try {
    return read();
  } catch {
    return "no unit";
  }
};
for (const text of ["250 g", "250 gr", "2 Kg"]) {
  const first = tried(() => `${unit(text).toNumber("g").toFixed(1)} g`);
  const second = tried(() => {
    const quantity = Qty(text);
    return quantity.isCompatible("g") ? quantity.to("g").toString() : quantity.to("each").toString();
  });
  console.log(`${text}: mathjs ${first}, js-quantities ${second}`);
}
console.log(`2.50 for 250 gr: ${(2.5 / unit("250 gr").toNumber("kg")).toFixed(2)} a kilo`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '250 g: mathjs 250.0 g, js-quantities 250 g
250 gr: mathjs 16.2 g, js-quantities 36000 each
2 Kg: mathjs no unit, js-quantities no unit
2.50 for 250 gr: 154.32 a kilo' ]
