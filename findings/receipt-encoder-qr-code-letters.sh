#!/usr/bin/env bash
# @point-of-sale/receipt-printer-encoder 4.0.1: a QR code holds Latin-1, and "?" for every other letter.
#
# Used:     @point-of-sale/receipt-printer-encoder 4.0.1 on Node, language esc-pos.
# Guess:    the text of a QR code goes to the printer as UTF-8, as other makers of QR codes write it: the code has nothing to do
#           with the printer's code pages. Or it throws, as the encoder does for other things that it cannot do.
# Instead:  "Café" goes out as four Latin-1 bytes, "12 €" ends with a question mark, and an Arabic word is question marks alone.
#           The paper looks fine; only who scans it reads something else.
# Hurts:    receipts with a code for a bank transfer or an address: the name of the account is another one. Links that are
#           percent-encoded are safe; other texts need the printer's bytes through `raw()`, or a picture of the code.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @point-of-sale/receipt-printer-encoder@4.0.1 >/dev/null
cat >look.mjs <<'JS'
import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";

for (const text of ["Café", "12 €", "شاي"]) {
  const bytes = Buffer.from(new ReceiptPrinterEncoder({ language: "esc-pos" }).qrcode(text).encode());
  // GS ( k pL pH 1 P 0 stores what the code says: pL and pH are its length and three.
  const at = bytes.indexOf(Buffer.from("1P0"));
  const stored = bytes.subarray(at + 3, at + bytes.readUInt16LE(at - 2));
  console.log(`${text}: ${stored.toString("hex")}, in UTF-8 ${Buffer.from(text).toString("hex")}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'Café: 436166e9, in UTF-8 436166c3a9
12 €: 3132203f, in UTF-8 313220e282ac
شاي: 3f3f3f, in UTF-8 d8b4d8a7d98a' ]
