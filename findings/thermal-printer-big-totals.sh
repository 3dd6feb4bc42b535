#!/usr/bin/env bash
# node-thermal-printer 4.6.1: lines in letters of double width are laid out as if these were narrow.
#
# Used:     node-thermal-printer 4.6.1 on Node, for an Epson with 42 letters in a row; nothing is sent.
# Guess:    `setTextQuadArea` or `setTextDoubleWidth` halves the letters that go into a row, so that `leftRight("Total", "12.50")`
#           fills one row and `println` breaks at 21.
# Instead:  42 wide letters are sent for a row that holds 21: the amount lands in the next row at its end, rules and tables
#           take two rows, and words are broken where the printer runs out of paper.
# Hurts:    the one line of a receipt that is always printed big, the total. A second printer object with half the `width`, or spaces
#           of one's own, are needed. @point-of-sale/receipt-printer-encoder does halve.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent node-thermal-printer@4.6.1 >/dev/null
cat >look.cjs <<'JS'
const { ThermalPrinter, PrinterTypes } = require("node-thermal-printer");
// Letters of every line that goes to the printer, without its commands of three bytes (ESC ! n).
const letters = (write) => {
  const printer = new ThermalPrinter({ type: PrinterTypes.EPSON, interface: "tcp://127.0.0.1:9100", width: 42 });
  write(printer);
  const text = printer.getBuffer().toString("latin1").replace(/\x1b!./gs, "");
  return text.trimEnd().split("\n").map((line) => line.length).join(" and ");
};
const words = "Please ring at the side door, thank you very much";
const table = () => [{ text: "Total", align: "LEFT", width: 0.5 }, { text: "12.50", align: "RIGHT", width: 0.5 }];
for (const size of ["setTextNormal", "setTextDoubleWidth", "setTextQuadArea"]) {
  const lines = [
    letters((printer) => (printer[size](), printer.leftRight("Total", "12.50"))),
    letters((printer) => (printer[size](), printer.println(words))),
    letters((printer) => (printer[size](), printer.drawLine())),
    letters((printer) => (printer[size](), printer.tableCustom(table()))),
  ];
  console.log(`${size}: leftRight ${lines[0]}, println ${lines[1]}, drawLine ${lines[2]}, tableCustom ${lines[3]} letters`);
}
JS
seen=$(node look.cjs)
echo "$seen"
[ "$seen" = 'setTextNormal: leftRight 42, println 39 and 9, drawLine 42, tableCustom 42 letters
setTextDoubleWidth: leftRight 42, println 39 and 9, drawLine 42, tableCustom 42 letters
setTextQuadArea: leftRight 42, println 39 and 9, drawLine 42, tableCustom 42 letters' ]
