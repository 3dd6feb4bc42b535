#!/usr/bin/env bash
# qrcode-svg 1.1.0 puts a byte order mark in front of every text that is not plain ASCII.
#
# Used:     qrcode-svg 1.1.0 on Node; read by zxing-wasm 3.1.6.
# Guess:    the code holds the text that it was given, in UTF-8, and nothing else.
# Instead:  with one letter beyond ASCII anywhere, EF BB BF stands before the text. zxing takes it away from longer texts and
#           hands it on with short ones, as U+FEFF, which nobody sees: the text is not equal to what was written, and a link that
#           begins with it is none.
# Hurts:    codes with a prefix that tells what they are ("https:", "BCD" of a bank transfer, "WIFI:"), once a name has an accent:
#           whether they work is up to the reader. Most codes of a shop are ASCII and fine. Links have to be percent-encoded first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent qrcode-svg@1.1.0 zxing-wasm@3.1.6 >/dev/null
cat >look.mjs <<'JS'
import { readFileSync } from "node:fs";
import QrCode from "qrcode-svg";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm")).buffer } });

async function scan(rows) {
  const dot = 6;
  const width = (rows.length + 8) * dot;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (rows[Math.floor(y / dot) - 4]?.[Math.floor(x / dot) - 4]) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  const [found] = await readBarcodes({ data, width, height: width }, { formats: ["QRCode"] });
  return found;
}
for (const text of ["Cafe", "Café", "https://é", "https://shop.example/cafe", "https://shop.example/café", encodeURI("https://shop.example/café")]) {
  const found = await scan(new QrCode(text).qrcode.modules);
  const kind = /^http/.test(text) ? (URL.canParse(found.text) ? ", a link" : ", no link") : "";
  console.log(`${text}: bytes ${Buffer.from(found.bytes.subarray(0, 5)).toString("hex")}…, ${found.text === text ? "the text" : "another text"}${kind}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'Cafe: bytes 43616665…, the text
Café: bytes efbbbf4361…, another text
https://é: bytes efbbbf6874…, another text, no link
https://shop.example/cafe: bytes 6874747073…, the text, a link
https://shop.example/café: bytes efbbbf6874…, the text, a link
https://shop.example/caf%C3%A9: bytes 6874747073…, the text, a link' ]
