#!/usr/bin/env bash
# qrcode-generator 2.0.4, qr.js 0.0.0 and @nuintun/qrcode 5.0.3 make QR codes that say other letters than they were given.
#
# Used:     these three, and qrcode 1.5.4 and uqr 0.1.3 for comparison, with their defaults, on Node; read by zxing-wasm 3.1.6.
# Guess:    a maker of QR codes writes UTF-8, as phones expect it, or refuses letters that it cannot write.
# Instead:  qrcode-generator and qr.js keep the low byte of every UTF-16 unit: the Arabic word for tea becomes `4'J` and the euro sign
#           a Japanese letter. @nuintun/qrcode writes question marks. "Café" is Latin-1 in all three, which readers guess right or not.
#           qrcode and uqr write UTF-8.
# Hurts:    whoever swaps one maker for a smaller one: links go on working, and bank transfers, addresses and greetings say
#           nonsense, which no test with ASCII sees. qrcode-generator has `stringToBytesFuncs["UTF-8"]`, @nuintun/qrcode `Charset.UTF_8`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent qrcode-generator@2.0.4 qr.js@0.0.0 @nuintun/qrcode@5.0.3 qrcode@1.5.4 uqr@0.1.3 zxing-wasm@3.1.6 >/dev/null
cat >look.mjs <<'JS'
import { readFileSync } from "node:fs";
import { Byte, Charset, Encoder } from "@nuintun/qrcode";
import qrJs from "qr.js";
import qrcode from "qrcode";
import generator from "qrcode-generator";
import { encode } from "uqr";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm")).buffer } });

const square = (size, isDark) => Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => isDark(x, y)));
const nuintun = (segment) => {
  const made = new Encoder().encode(segment);
  return square(made.size, (x, y) => made.get(x, y));
};
const makers = {
  qrcode: (text) => {
    const { modules } = qrcode.create(text);
    return square(modules.size, (x, y) => modules.get(y, x));
  },
  uqr: (text) => encode(text).data,
  "qrcode-generator": (text) => {
    const made = generator(0, "M");
    made.addData(text);
    made.make();
    return square(made.getModuleCount(), (x, y) => made.isDark(y, x));
  },
  "qr.js": (text) => qrJs(text).modules,
  "@nuintun/qrcode": (text) => nuintun(new Byte(text)),
  "@nuintun/qrcode, UTF_8": (text) => nuintun(new Byte(text, Charset.UTF_8)),
};

/** What a reader makes of it, and the bytes in it. */
async function scan(rows) {
  const dot = 6;
  const width = (rows.length + 8) * dot;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (rows[Math.floor(y / dot) - 4]?.[Math.floor(x / dot) - 4]) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  const [found] = await readBarcodes({ data, width, height: width }, { formats: ["QRCode"] });
  return `${found.text} (${Buffer.from(found.bytes).toString("hex")})`;
}
for (const [name, make] of Object.entries(makers))
  console.log(`${name}: ${await scan(make("شاي 12 €"))}, ${await scan(make("Café"))}`);
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'qrcode: شاي 12 € (d8b4d8a7d98a20313220e282ac), Café (436166c3a9)
uqr: شاي 12 € (d8b4d8a7d98a20313220e282ac), Café (436166c3a9)
qrcode-generator: 4'\''J 12 ｬ (34274a20313220ac), Café (436166e9)
qr.js: 4'\''J 12 ｬ (34274a20313220ac), Café (436166e9)
@nuintun/qrcode: ??? 12 ? (3f3f3f203132203f), Café (436166e9)
@nuintun/qrcode, UTF_8: شاي 12 € (d8b4d8a7d98a20313220e282ac), Café (436166c3a9)' ]
