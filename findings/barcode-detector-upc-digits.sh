#!/usr/bin/env bash
# barcode-detector 3.2.2: UPC-A has thirteen digits and is an EAN-13 unless it alone is asked for; UPC-E comes spread out.
#
# Used:     barcode-detector 3.2.2 (the polyfill of the browsers' BarcodeDetector), @zxing/library 0.23.0, pictures by bwip-js 4.11.4
#           and sharp 0.35.5, on Node.
# Guess:    a value is the digits under the bars: 12 for upc_a, 8 for upc_e, under those names, and so says @zxing/library of UPC-A.
# Instead:  the same bars are "ean_13" with a zero in front. Asked for upc_a alone it is called upc_a and has 13 digits still; asked
#           for both it is ean_13. An upc_e is the 13 digits of the long code, which nobody reads on the pack.
# Hurts:    a till or a stock count that looks up what was scanned: packs from North America are unknown in browsers with the polyfill.
#           Fill up to 14 digits on both sides before comparing, and never branch on the format.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent barcode-detector@3.2.2 zxing-wasm@3.1.3 @zxing/library@0.23.0 bwip-js@4.11.4 sharp@0.35.5 >/dev/null
cat >look.mjs <<'JS'
import { readFileSync } from "node:fs";
import zxing from "@zxing/library";
import bwip from "bwip-js";
import sharp from "sharp";

// What the polyfill needs of a browser.
globalThis.ImageData = class ImageData {
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
  get [Symbol.toStringTag]() {
    return "ImageData";
  }
};
globalThis.DOMRectReadOnly = class {
  static fromRect(rect) {
    return rect;
  }
};
const { BarcodeDetector, prepareZXingModule } = await import("barcode-detector/ponyfill");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm")).buffer } });

const look = async (bcid, text, formats) => {
  const png = await bwip.toBuffer({ bcid, text, scale: 3, padding: 15, backgroundcolor: "FFFFFF" });
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture = new ImageData(new Uint8ClampedArray(data), info.width, info.height);
  const [found] = await new BarcodeDetector(formats && { formats }).detect(picture);
  console.log(`${bcid} ${text}, asked for ${formats ?? "all"}: ${found.format} ${found.rawValue}`);
};
for (const formats of [undefined, ["upc_a"], ["upc_a", "ean_13"]]) await look("upca", "036000291452", formats);
await look("upce", "01234565", ["upc_e"]);
await look("ean8", "96385074");
await look("ean13", "4006381333931");

const png = await bwip.toBuffer({ bcid: "upca", text: "036000291452", scale: 3, padding: 15, backgroundcolor: "FFFFFF" });
const grey = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
const luminance = new zxing.RGBLuminanceSource(new Uint8ClampedArray(grey.data), grey.info.width, grey.info.height);
const read = new zxing.MultiFormatOneDReader(new Map()).decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(luminance)));
console.log(`@zxing/library: ${zxing.BarcodeFormat[read.getBarcodeFormat()]} ${read.getText()}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'upca 036000291452, asked for all: ean_13 0036000291452
upca 036000291452, asked for upc_a: upc_a 0036000291452
upca 036000291452, asked for upc_a,ean_13: ean_13 0036000291452
upce 01234565, asked for upc_e: upc_e 0012345000065
ean8 96385074, asked for all: ean_8 96385074
ean13 4006381333931, asked for all: ean_13 4006381333931
@zxing/library: UPC_A 036000291452' ]
