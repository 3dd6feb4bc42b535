#!/usr/bin/env bash
# bwip-js 4.11.4: an accent in a Code 128, a Data Matrix or a PDF417 is read as two other letters.
#
# Used:     bwip-js 4.11.4 and sharp 0.35.5 to make the pictures, @zxing/library 0.23.0 and zxing-wasm 3.1.6 to read them, on Node.
# Guess:    these codes have Latin-1 for their letters, so "Café" is written in it and read everywhere. What is not in Latin-1
#           is refused, or marked with the sign that says which letters follow (ECI).
# Instead:  every text is written as UTF-8 without that mark. Code 128 has no other reading than Latin-1: both readers say "CafÃ©".
#           Of the two-dimensional ones zxing-wasm guesses right, and @zxing/library says "CafÃ©". An Arabic word is taken in Code 128 too.
#           With `binarytext` the letters of Latin-1 are right in all of them; a QR code is right without.
# Hurts:    labels with a customer's or a dish's name in them: the picture looks right, and what the scanner types is not in the list.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent bwip-js@4.11.4 sharp@0.35.5 @zxing/library@0.23.0 zxing-wasm@3.1.6 >/dev/null
cat >look.mjs <<'JS'
import { readFileSync } from "node:fs";
import zxing from "@zxing/library";
import bwip from "bwip-js";
import sharp from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm")).buffer } });
const readers = {
  code128: zxing.MultiFormatOneDReader,
  datamatrix: zxing.DataMatrixReader,
  pdf417: zxing.PDF417Reader,
  qrcode: zxing.QRCodeReader,
};
for (const options of [{}, { binarytext: true }])
  for (const [bcid, Reader] of Object.entries(readers)) {
    const png = await bwip.toBuffer({ bcid, text: "Café", scale: 3, padding: 15, backgroundcolor: "FFFFFF", ...options });
    const grey = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    const luminance = new zxing.RGBLuminanceSource(new Uint8ClampedArray(grey.data), grey.info.width, grey.info.height);
    const first = new Reader(new Map()).decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(luminance))).getText();
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const [second] = await readBarcodes({ data: new Uint8ClampedArray(data), width: info.width, height: info.height }, { formats: [] });
    const how = options.binarytext ? ", binarytext" : "";
    console.log(`${bcid}${how}: @zxing/library ${first}, zxing-wasm ${second.text} (${Buffer.from(second.bytes).toString("hex")})`);
  }
await bwip.toBuffer({ bcid: "code128", text: "شاي" });
console.log("code128 of an Arabic word: made");
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'code128: @zxing/library CafÃ©, zxing-wasm CafÃ© (436166c3a9)
datamatrix: @zxing/library CafÃ©, zxing-wasm Café (436166c3a9)
pdf417: @zxing/library CafÃ©, zxing-wasm Café (436166c3a9)
qrcode: @zxing/library Café, zxing-wasm Café (436166c3a9)
code128, binarytext: @zxing/library Café, zxing-wasm Café (436166e9)
datamatrix, binarytext: @zxing/library Café, zxing-wasm Café (436166e9)
pdf417, binarytext: @zxing/library Café, zxing-wasm Café (436166e9)
qrcode, binarytext: @zxing/library Café, zxing-wasm Café (436166e9)
code128 of an Arabic word: made' ]
