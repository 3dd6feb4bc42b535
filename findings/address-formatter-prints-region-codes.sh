#!/usr/bin/env bash
# @fragaria/address-formatter 6.7.1 prints the region codes that Nominatim sends, as if they were a person's name.
#
# Used:     @fragaria/address-formatter 6.7.1 on Node, with the fields of Nominatim's `address` (format=jsonv2, invented place).
# Guess:    made for geocoders' answers, it lays out the fields that it knows and leaves out the others.
# Instead:  whatever it does not know becomes the first line, where the addressee stands. Nominatim sends "ISO3166-2-lvl4" with every
#           address, so each one begins with "DE-BE" or "FR-75C, FR-IDF".
# Hurts:    a shop that fills the delivery address from the map: couriers and parcel labels get a code for a name. Pick the
#           fields before; fields of one's own ("entrance", "apartment") land in the same line without their names.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @fragaria/address-formatter@6.7.1 >/dev/null
cat >look.cjs <<'JS'
const { format } = require("@fragaria/address-formatter");
const show = (address) => console.log(JSON.stringify(format(address, { output: "array" })));
const berlin = { house_number: "5", road: "Musterweg", suburb: "Mitte", city: "Berlin", postcode: "10115", country_code: "de" };
show(berlin);
show({ ...berlin, "ISO3166-2-lvl4": "DE-BE" });
show({ ...berlin, entrance: "B", apartment: "12" });
show({
  house_number: "5", road: "Rue Exemple", city: "Paris", "ISO3166-2-lvl6": "FR-75C", state: "Île-de-France",
  "ISO3166-2-lvl4": "FR-IDF", postcode: "75001", country_code: "fr",
});
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = '["Musterweg 5","10115 Berlin"]
["DE-BE","Musterweg 5","10115 Berlin"]
["B, 12","Musterweg 5","10115 Berlin"]
["FR-75C, FR-IDF","5 Rue Exemple","75001 Paris"]' ]
