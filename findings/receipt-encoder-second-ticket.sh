#!/usr/bin/env bash
# @point-of-sale/receipt-printer-encoder 4.0.1: the second ticket of an encoder is bold like the first, and does not choose its letters.
#
# Used:     @point-of-sale/receipt-printer-encoder 4.0.1 on Node, language esc-pos.
# Guess:    `encode()` ends a ticket, and the next one begins as with a new encoder: in plain letters, and with ESC t, which chooses the
#           code page, before the first text.
# Instead:  bold goes on, and ESC t is missing, because the encoder takes the page for chosen. A printer forgets it when it is switched
#           off, and then prints another sign for D5, the euro of cp858. `initialize()` at the front of each ticket makes letters plain
#           and goes back to the default page, where the euro is a "?": `codepage` has to be said again behind it.
# Hurts:    shops that keep one encoder for each printer. All is right until the printer was off.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @point-of-sale/receipt-printer-encoder@4.0.1 >/dev/null
cat >look.mjs <<'JS'
import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";

const make = () => new ReceiptPrinterEncoder({ language: "esc-pos", columns: 42, newline: "\n" });
const show = (title, bytes) => console.log(`${title}: ${Buffer.from(bytes).toString("hex")}`);
const kept = make();
show("first", kept.codepage("cp858").bold(true).line("€").encode());
show("second", kept.line("€").encode());
show("second, initialize", kept.initialize().line("€").encode());
show("second, initialize and codepage", kept.initialize().codepage("cp858").line("€").encode());
show("new encoder", make().codepage("cp858").line("€").encode());
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'first: 1b45011b7413d51b45000a
second: 1b4501d51b45000a
second, initialize: 1b401c2e1b4d001b74003f0a
second, initialize and codepage: 1b401c2e1b4d001b7413d50a
new encoder: 1b7413d50a' ]
