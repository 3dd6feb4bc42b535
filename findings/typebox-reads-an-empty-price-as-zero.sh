#!/usr/bin/env bash
# typebox 1.4.3: `Value.Convert` makes 0 of an empty field and cuts off what a whole number has behind the point.
#
# Used:     typebox 1.4.3 (`Value.Convert`) and ajv 8.20.0 (`coerceTypes`) on Node, with the same schemas.
# Guess:    only a text that is the number is converted ("12.50"); "", null and "12.9" for a whole number stay as they are, so that the
#           check behind it refuses them, as ajv does with "" and "12.9".
# Instead:  "" becomes 0, "12.9" and 12.9 become 12, and "-0.5" 0, all of which pass the check. " ", null and "0x10" become 0, 0
#           and 16, in ajv too. "12,50" stays.
# Hurts:    forms and imports of prices, stock and quantities: a field left empty sells the dish for nothing, and 2.9 kg become 2.
#           Empty texts have to be taken out before.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent typebox@1.4.3 ajv@8.20.0 >/dev/null
cat >look.mjs <<'JS'
import { Ajv } from "ajv";
import Type from "typebox";
import Value from "typebox/value";

const ajv = new Ajv({ coerceTypes: true });
for (const [schema, given] of [
  [Type.Number(), "12.50"],
  [Type.Number(), "12,50"],
  [Type.Number(), ""],
  [Type.Number(), " "],
  [Type.Number(), null],
  [Type.Number(), "0x10"],
  [Type.Integer(), "12.9"],
  [Type.Integer(), 12.9],
  [Type.Integer(), "-0.5"],
]) {
  const converted = Value.Convert(schema, given);
  const data = { value: given };
  const taken = ajv.validate({ type: "object", properties: { value: JSON.parse(JSON.stringify(schema)) } }, data);
  const typebox = Value.Check(schema, converted) ? converted : "refused";
  console.log(`${schema.type} ${JSON.stringify(given)}: typebox ${typebox}, ajv ${taken ? data.value : "refused"}`);
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = 'number "12.50": typebox 12.5, ajv 12.5
number "12,50": typebox refused, ajv refused
number "": typebox 0, ajv refused
number " ": typebox 0, ajv 0
number null: typebox 0, ajv 0
number "0x10": typebox 16, ajv 16
integer "12.9": typebox 12, ajv refused
integer 12.9: typebox 12, ajv refused
integer "-0.5": typebox 0, ajv refused' ]
