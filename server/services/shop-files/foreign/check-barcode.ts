/** Numbers of goods that a spreadsheet spoiled on their way. */
import { hasRightCheckDigit } from "../fields/text-fields";
import type { Cell, RecordPlace, Say } from "./foreign-row";
import type { SomeWarnings } from "./some-warnings";

/** Lengths of EAN-8, UPC and EAN-13. */
const lengths = [8, 12, 13] as const;

const hasKnownLength = (digits: string) => [8, 12, 13, 14].includes(digits.length);

/** The cell without what programs put before numbers so that spreadsheets leave them alone; what lost zeros is named. */
export function checkedBarcode(
  place: RecordPlace,
  cell: Cell | null,
  say: Say,
  doubtful: SomeWarnings,
): Cell | null {
  if (cell === null) return null;
  const text = cell.text.replace(/^'|^="(.*)"$/, "$1").replace(/[ -]/g, "");
  if (!/^\d+$/.test(text)) return { ...cell, text };
  if (text.length === 12 && hasRightCheckDigit(text)) {
    doubtful.add(place, cell, `is a UPC, or an EAN that lost its first zero: 0${text} is the same number.`);
    return { ...cell, text };
  }
  const length = lengths.find((one) => one > text.length && hasRightCheckDigit(text.padStart(one, "0")));
  if (length !== undefined && !hasKnownLength(text)) {
    say(
      place,
      cell,
      `lost zeros at its front: ${text.padStart(length, "0")} has a right last digit. Make the column a text.`,
    );
    return null;
  }
  return { ...cell, text };
}
