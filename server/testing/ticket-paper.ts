/** Reads the bytes of a ticket as a printer does: rows of letters and of dots. */
export type PaperRow =
  | { text: string; size: number; bold: boolean }
  | { picture: { width: number; height: number; ink: number; dots: Uint8Array } };

/** Lengths of commands that change nothing which tests look at, with their first bytes. */
const skipped: readonly (readonly [number[], number])[] = [
  [[0x1b, 0x40], 2],
  [[0x1c, 0x2e], 2],
  [[0x1b, 0x4d], 3],
  [[0x1b, 0x74], 3],
  [[0x1b, 0x61], 3],
  [[0x1b, 0x33], 3],
  [[0x1b, 0x32], 2],
  [[0x1d, 0x56], 3],
  [[0x1d, 0x72], 3],
];

/** Letters above ASCII of code page 858 that tests use. */
const letters: Readonly<Record<number, string>> = {
  129: "ü",
  130: "é",
  138: "è",
  140: "î",
  150: "û",
  156: "£",
  213: "€",
  250: "·",
};

/** The rows on the paper. Throws on a command that it does not know. */
export function readPaper(bytes: Uint8Array): PaperRow[] {
  const rows: PaperRow[] = [];
  let [text, size, isBold, index] = ["", 1, false, 0];
  let look = { size, bold: isBold };
  const startsWith = (command: readonly number[]) => command.every((byte, at) => bytes[index + at] === byte);
  while (index < bytes.length) {
    const byte = bytes[index] ?? 0;
    if (startsWith([0x1d, 0x76, 0x30])) {
      const at = (offset: number) => bytes[index + offset] ?? 0;
      const [width, height] = [(at(4) + at(5) * 256) * 8, at(6) + at(7) * 256];
      const dots = bytes.slice(index + 8, index + 8 + (width / 8) * height);
      const ink = dots.reduce((sum, eight) => sum + eight.toString(2).replaceAll("0", "").length, 0);
      rows.push({ picture: { width, height, ink, dots } });
      index += 8 + dots.length;
    } else if (startsWith([0x1b, 0x45])) {
      isBold = bytes[index + 2] === 1;
      index += 3;
    } else if (startsWith([0x1d, 0x21])) {
      size = ((bytes[index + 2] ?? 0) & 7) + 1;
      index += 3;
    } else if (byte === 0x0a) {
      if (text.trim() !== "") rows.push({ text: text.trimStart(), ...look });
      text = "";
      index += 1;
    } else if (byte >= 0x20) {
      // Blanks before the first letter may be of another size.
      if (text.trim() === "") look = { size, bold: isBold };
      text += letters[byte] ?? String.fromCharCode(byte);
      index += 1;
    } else {
      const known = skipped.find(([command]) => startsWith(command));
      if (!known)
        throw new Error(
          `Unknown command at ${index}: ${byte.toString(16)} ${bytes[index + 1]?.toString(16)}`,
        );
      index += known[1];
    }
  }
  return rows;
}

/** The rows of letters alone. */
export const textsOnPaper = (bytes: Uint8Array): string[] =>
  readPaper(bytes).flatMap((row) => ("text" in row ? [row.text] : []));
