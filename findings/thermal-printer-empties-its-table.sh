#!/usr/bin/env bash
# node-thermal-printer 4.6.1: `tableCustom` takes the texts out of the cells that it is given; a second copy of the row is blank.
#
# Used:     node-thermal-printer 4.6.1 on Node, for an Epson with 42 letters in a row; nothing is sent.
# Guess:    the cells of a row are read. The same row printed twice, for the customer and for the kitchen, or once more after the printer
#           was off, is the same row.
# Instead:  `text` of each of the caller's objects is "" afterwards, and the second row is spaces. There is no error, and everything
#           else on the copy is right. `table`, which takes plain texts, is not concerned.
# Hurts:    shops that print a ticket twice, or print it again when the paper ran out: the dishes are missing on the copy. The same
#           happens to whoever reads the rows afterwards. Make the cells anew for every print.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent node-thermal-printer@4.6.1 >/dev/null
cat >look.cjs <<'JS'
const { ThermalPrinter, PrinterTypes } = require("node-thermal-printer");
const row = [
  { text: "2 x Lentil soup", align: "LEFT", width: 0.7 },
  { text: "11.00", align: "RIGHT", width: 0.3 },
];
for (const copy of ["customer", "kitchen"]) {
  const printer = new ThermalPrinter({ type: PrinterTypes.EPSON, interface: "tcp://127.0.0.1:9100", width: 42 });
  printer.println(copy);
  printer.tableCustom(row);
  console.log(JSON.stringify(printer.getBuffer().toString("latin1")));
}
console.log(JSON.stringify(row.map(({ text }) => text)));
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = '"customer\n2 x Lentil soup                       11.00\n"
"kitchen\n                                           \n"
["",""]' ]
