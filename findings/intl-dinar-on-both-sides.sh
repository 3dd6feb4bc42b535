#!/usr/bin/env bash
# Intl: the same price in Serbian dinars is 1,234.50 in Node 20.20.2 and 1,235 in Chromium 156, and neither goes by ISO 4217.
#
# Used:     Node 20.20.2 (ICU 78.2) and the system's chromium 156.0, driven by playwright-core 1.65.1; currency-codes 2.2.0 for ISO's decimals.
# Guess:    `style: "currency"` takes the decimals of ISO 4217, as ECMA-402 says, so that server and browser write the same amount.
# Instead:  both take CLDR's: none for forint, rupiah, Pakistani rupee, Colombian peso, Iraqi dinar and eleven more, which have two or three in
#           ISO. CLDR's change with its releases, and with RSD the browser rounds where the server does not.
# Hurts:    pages that the server renders first: the price changes when the script starts, and the sum of rounded rows is not the
#           total. Amounts for a payment provider must not be counted with `resolvedOptions()`. Set both `FractionDigits` from a table.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.65.1 currency-codes@2.2.0 >/dev/null
cat >look.mjs <<'JS'
import currencyCodes from "currency-codes";
import { chromium } from "playwright-core";

// No metals, funds and test codes.
const codes = currencyCodes.codes().filter((code) => !code.startsWith("X"));
const amounts = (all) =>
  Object.fromEntries(all.map((currency) => [currency, new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "code" }).format(1234.5).replace("\u00a0", " ")]));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage();
const [here, there] = [amounts(codes), await page.evaluate(amounts, codes)];
await browser.close();
const decimals = (text) => text.split(".")[1]?.length ?? 0;
const otherThanIso = codes.filter((code) => decimals(here[code]) !== currencyCodes.code(code).digits);
console.log(`other decimals than ISO's in Node: ${otherThanIso.join(" ")}`);
console.log(`HUF: Node ${here.HUF}, Chromium ${there.HUF}`);
for (const code of codes) if (here[code] !== there[code]) console.log(`${code}: Node ${here[code]}, Chromium ${there[code]}`);
JS
echo "Node $(node --version), $(chromium --version 2>/dev/null)"
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'other decimals than ISO'\''s in Node: AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SOS SYP YER
HUF: Node HUF 1,235, Chromium HUF 1,235
RSD: Node RSD 1,234.50, Chromium RSD 1,235' ]
