#!/usr/bin/env bash
# @zxing/library 0.23.0: the expiry date of a GS1-128 code becomes a part of its batch number.
#
# Used:     @zxing/library 0.23.0 and gs1-barcode-parser-mod 1.2.1 on Node; pictures by bwip-js 4.11.4 and sharp 0.35.5.
# Guess:    the sign that ends a field of free length (FNC1) is read as the control sign GS, as readers of GS1 codes do, and as this
#           library itself does with Data Matrix and QR codes.
# Instead:  in Code 128 it is left out without a word, unless the hint ASSUME_GS1 is given. Batch "AB" and expiry 2027-12-31 come as
#           batch "AB17271231", which is a valid batch, and a pack without expiry. With the hint every other Code 128 reads as before.
# Hurts:    pharmacies and grocers that scan packs at receipt: recalls look for a batch that nobody has, and stock never expires.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @zxing/library@0.23.0 gs1-barcode-parser-mod@1.2.1 bwip-js@4.11.4 sharp@0.35.5 >/dev/null
cat >look.mjs <<'JS'
import zxing from "@zxing/library";
import bwip from "bwip-js";
import gs1 from "gs1-barcode-parser-mod";
import sharp from "sharp";

const scan = async (bcid, text, Reader, hints = new Map()) => {
  const png = await bwip.toBuffer({ bcid, text, scale: 3, padding: 15, backgroundcolor: "FFFFFF" });
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  const luminance = new zxing.RGBLuminanceSource(new Uint8ClampedArray(data), info.width, info.height);
  return new Reader(hints).decode(new zxing.BinaryBitmap(new zxing.HybridBinarizer(luminance)), hints).getText();
};
const told = (text) => {
  const fields = gs1.parseBarcode(text).parsedCodeItems.map(({ ai, data }) => [ai, data instanceof Date ? data.toDateString() : data]);
  return `${JSON.stringify(text)} ${JSON.stringify(fields.slice(1))}`;
};
const pack = "(01)09501101530003(10)AB(17)271231";
const assume = new Map([[zxing.DecodeHintType.ASSUME_GS1, true]]);
console.log("GS1-128:", told(await scan("gs1-128", pack, zxing.MultiFormatOneDReader)));
console.log("GS1-128, ASSUME_GS1:", told(await scan("gs1-128", pack, zxing.MultiFormatOneDReader, assume)));
console.log("GS1 QR code:", told(await scan("gs1qrcode", pack, zxing.QRCodeReader)));
console.log("Code 128, ASSUME_GS1:", await scan("code128", "ORDER-12", zxing.MultiFormatOneDReader, assume));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'GS1-128: "010950110153000310AB17271231" [["10","AB17271231"]]
GS1-128, ASSUME_GS1: "]C1010950110153000310AB\u001d17271231" [["10","AB"],["17","Fri Dec 31 2027"]]
GS1 QR code: "010950110153000310AB\u001d17271231" [["10","AB"],["17","Fri Dec 31 2027"]]
Code 128, ASSUME_GS1: ORDER-12' ]
