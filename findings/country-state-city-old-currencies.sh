#!/usr/bin/env bash
# country-state-city 3.2.1 pays in kuna and leva, dials "+1-809 and 1-829", and finds no city in Hong Kong.
#
# Used:     country-state-city 3.2.1 on Node.
# Guess:    the data behind the address forms of a million downloads a month are of the day: euro in Croatia (2023) and Bulgaria (2026),
#           a country's code in digits to put before a number, and a city at least for every place where people live.
# Instead:  currencies are those of years ago: also Mauritania's, Venezuela's, Zimbabwe's and Sierra Leone's are gone. 26 codes are
#           like "+1-684" beside the others' "44", and two of them are two codes with an "and". 58 of 250 have no city, among them Hong Kong,
#           Macao, Monaco, Gibraltar, Puerto Rico, Réunion and Kosovo; the United Kingdom has 247 states.
# Hurts:    forms where the city is chosen from the list: nobody there can order. Prices in a currency that no card pays, and phone numbers
#           with a text in front.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent country-state-city@3.2.1 >/dev/null
cat >look.cjs <<'JS'
const { City, Country, State } = require("country-state-city");
const countries = Country.getAllCountries();
const currencies = ["HR", "BG", "MR", "VE", "ZW", "SL"].map((code) => `${code} ${Country.getCountryByCode(code).currency}`);
const odd = countries.filter(({ phonecode }) => !/^\d+$/.test(phonecode));
const empty = countries.filter(({ isoCode }) => !City.getCitiesOfCountry(isoCode)?.length).map(({ isoCode }) => isoCode);
console.log(`currencies: ${currencies.join(", ")}`);
console.log(`codes not of digits: ${odd.length} of ${countries.length}, ${odd.filter(({ phonecode }) => phonecode.includes("and")).map(({ isoCode, phonecode }) => `${isoCode} "${phonecode}"`).join(", ")}`);
console.log(`without a city: ${empty.length}, ${["HK", "MO", "MC", "GI", "PR", "RE", "XK"].filter((code) => empty.includes(code)).join(" ")}`);
console.log(`states of GB: ${State.getStatesOfCountry("GB").length}`);
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = 'currencies: HR HRK, BG BGN, MR MRO, VE VEF, ZW ZWL, SL SLL
codes not of digits: 26 of 250, DO "+1-809 and 1-829", PR "+1-787 and 1-939"
without a city: 58, HK MO MC GI PR RE XK
states of GB: 247' ]
