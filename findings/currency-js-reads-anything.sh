#!/usr/bin/env bash
# currency.js 2.0.4 (npm), run with Node 20.20.2.
# Guess, before the run: with `errorOnInvalid: true`, "Throw an error on invalid values", a text that cannot be read for
#   certain throws: "12,50" and "1.250,00" with the default point, Arabic digits, a word. A typographic minus is a minus.
# What happens: a text never throws, only other types do. Everything but ASCII digits, the decimal sign and "-" is dropped:
#   "12,50" is 1250, "1.250,00" is 1.25, "1e3" is 13, Arabic digits and words are 0, and "−4.01" with the minus that
#   Intl and typesetters write (U+2212) is plus 4.01.
# Whom it hurts: a shopper who types 12,50 as a tip or a price limit means 1250, and a loss that a page wrote comes back as a
#   gain. An amount that people type needs a parser that may say no.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent currency.js@2.0.4
cat > read.cjs <<'JS'
const currency = require("currency.js");
const seen = (text) => {
  try {
    return currency(text, { errorOnInvalid: true }).value;
  } catch {
    return "throws";
  }
};
const stated = [
  ["12,50", 1250],
  ["1.250,00", 1.25],
  ["1e3", 13],
  ["\u0661\u0662\u066B\u0665", 0],
  ["abc", 0],
  ["\u22124.01", 4.01],
  [{}, "throws"],
];
let same = true;
for (const [text, value] of stated) {
  console.log(`${JSON.stringify(text)} is read as ${seen(text)}`);
  same &&= seen(text) === value;
}
process.exit(same ? 0 : 1);
JS
node read.cjs
