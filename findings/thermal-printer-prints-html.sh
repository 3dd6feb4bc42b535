#!/usr/bin/env bash
# react-thermal-printer 0.22.0: a `Text` inside of a `Text` comes out of the printer as HTML.
#
# Used:     react-thermal-printer 0.22.0 with react and react-dom 19.3.1, and iconv-lite, which it needs and does not name, on Node;
#           nothing is sent.
# Guess:    `<Text>Total <Text bold>12.50</Text></Text>`, which the types allow and React Native made usual, prints the words, at worst
#           without the bold.
# Instead:  on the paper stands `Total <div data-bold="true" class="rtp-text">12.50</div>`. Fragments and numbers are read as React
#           does.
# Hurts:    receipts that are put together from components: the markup is on every customer's bill, and the row is too long.
#           `inline` on texts beside each other does what was meant.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent react-thermal-printer@0.22.0 @react-thermal-printer/printer@0.19.0 @react-thermal-printer/image@0.14.0 iconv-lite@0.7.0 react@19.3.1 react-dom@19.3.1 >/dev/null
cat >look.mjs <<'JS'
import { createElement, Fragment } from "react";
import { Printer, render, Text } from "react-thermal-printer";

const printed = async (...rows) => {
  const bytes = await render(createElement(Printer, { type: "epson", width: 42 }, ...rows));
  // The letters, without the printer's commands.
  return Buffer.from(bytes).toString("latin1").replace(/\x1b@|[\x1b\x1d][!aEB]./gs, "").trim();
};
const bold = createElement(Text, { bold: true }, "12.50");
console.log(await printed(createElement(Text, null, "Total ", bold)));
console.log(await printed(createElement(Text, null, "Total ", createElement(Fragment, null, 12.5))));
console.log(await printed(createElement(Text, { inline: true }, "Total "), bold));
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'Total <div data-bold="true" class="rtp-text">12.50</div>
Total 12.5
Total 12.50' ]
