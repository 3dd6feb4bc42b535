#!/usr/bin/env bash
# csv-stringify 6.9.0 writes line breaks in cells without quotation marks once the record delimiter is named, even the default one.
#
# Used:     csv-stringify 6 and csv-parse 7, on Node.
# Guess:    `record_delimiter: "\n"` names the default and changes nothing, and "\r\n" only changes how rows end: a cell with a line
#           break is quoted in any case.
# Instead:  without the option "\n" and "\r" in a cell are quoted. With "\n" a lone carriage return stands bare, and csv-parse takes
#           one in the first row for the end of all rows. With "\r\n", which spreadsheets like, "\n" stands bare as well.
# Hurts:    exports with descriptions or addresses of several lines, in files with Windows line ends: readers that take "\n" for the
#           end of a row see one row more for each. `quote_record_delimiter: true` quotes both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent csv-stringify@6.9.0 csv-parse@7.0.3 >/dev/null
cat >look.mjs <<'JS'
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";

const rows = [["old\rline", "x"], ["two\nlines", "y"]];
const read = (text) => {
  try {
    return parse(text).length;
  } catch (error) {
    return error.code;
  }
};
for (const options of [
  {},
  { record_delimiter: "\n" },
  { record_delimiter: "\r\n" },
  { record_delimiter: "\r\n", quote_record_delimiter: true },
]) {
  const text = stringify(rows, options);
  console.log(JSON.stringify([options.record_delimiter ?? "default", text, read(text)]));
}
JS
seen=$(node look.mjs)
echo "$seen"
[ "$seen" = '["default","\"old\rline\",x\n\"two\nlines\",y\n",2]
["\n","old\rline,x\n\"two\nlines\",y\n","INVALID_OPENING_QUOTE"]
["\r\n","old\rline,x\r\ntwo\nlines,y\r\n","CSV_RECORD_INCONSISTENT_FIELDS_LENGTH"]
["\r\n","\"old\rline\",x\r\n\"two\nlines\",y\r\n",2]' ]
