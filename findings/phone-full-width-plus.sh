#!/usr/bin/env bash
# libphonenumber-js 1.13.16 overlooks the full-width plus of East Asian keyboards and finds a valid number in another country.
#
# Used:     libphonenumber-js 1.13.16 (`/max`) and, to compare, google-libphonenumber 3.2.47, on Node. The numbers are made up.
# Guess:    it reads full-width and Arabic digits, so "＋44 20 7946 0958" (U+FF0B) is a British number whatever the country of the shop
#           is, as with Google's own library. If not, it is no number at all.
# Instead:  the digits are read as a national number of the default country. In a German shop it is +49 442079460958, which is
#           valid; numbers of Japan and Taiwan become somebody in Germany likewise. With an ASCII plus all are right.
# Hurts:    shops that send codes and couriers' calls to the number: a stranger gets them, and nothing looks wrong.
#           `normalize("NFKC")` before reading makes it the plain plus.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent libphonenumber-js@1.13.16 google-libphonenumber@3.2.47 >/dev/null
cat >look.mjs <<'JS'
import google from "google-libphonenumber";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

const theirs = google.PhoneNumberUtil.getInstance();
for (const text of ["+44 20 7946 0958", "＋44 20 7946 0958", "＋４４ ２０ ７９４６ ０９５８", "＋81 90-1234-5678", "＋886 912 345 678"]) {
  const read = parsePhoneNumberFromString(text, "DE");
  const plain = parsePhoneNumberFromString(text.normalize("NFKC"), "DE");
  const other = theirs.format(theirs.parse(text, "DE"), google.PhoneNumberFormat.E164);
  console.log(`${text}: ${read.number} ${read.isValid() ? "valid" : "not valid"}; NFKC ${plain.number}; Google ${other}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '+44 20 7946 0958: +442079460958 valid; NFKC +442079460958; Google +442079460958
＋44 20 7946 0958: +49442079460958 valid; NFKC +442079460958; Google +442079460958
＋４４ ２０ ７９４６ ０９５８: +49442079460958 valid; NFKC +442079460958; Google +442079460958
＋81 90-1234-5678: +49819012345678 valid; NFKC +819012345678; Google +819012345678
＋886 912 345 678: +49886912345678 valid; NFKC +886912345678; Google +886912345678' ]
