/** The encodings in which spreadsheets of this world save their tables. */
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { StartError } from "../../../core/errors";

export const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1256"] as const;
export type Encoding = (typeof encodings)[number];

/** The encoding with the name that an operator typed. Throws a StartError for an unknown one. */
export function encodingOf(name: string): Encoding {
  const plain = name
    .toLowerCase()
    .replace(/^cp|^win-?/, "windows-")
    .replace("utf8", "utf-8");
  const found = encodings.find((encoding) => encoding === plain);
  if (!found) throw new StartError(`The encoding ${name} is not read: ${encodings.join(", ")} are.`);
  return found;
}

const sampleBytes = 1 << 20;

async function sampleOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(sampleBytes), 0, sampleBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function isUtf8(bytes: Buffer, whole: boolean): boolean {
  try {
    // A sample may end within a letter.
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: !whole });
    return true;
  } catch {
    return false;
  }
}

const arabicLetters = /[\u0621-\u064a]{2}/g;

/** Single bytes of an old Windows: Arabic where, read so, they are words of Arabic letters, else Western. */
function oldWindows(bytes: Buffer): Encoding {
  const arabic = new TextDecoder("windows-1256").decode(bytes).match(arabicLetters)?.length ?? 0;
  const high = bytes.reduce((count, byte) => count + (byte >= 0xc0 ? 1 : 0), 0);
  // Accented letters stand alone among others; Arabic words are made of nothing else.
  return arabic * 3 > high ? "windows-1256" : "windows-1252";
}

/** The encoding of a file: by its mark, else UTF-8 where it can be, else an old Windows'. Looks at its first megabyte. */
export async function detectEncoding(path: string): Promise<Encoding> {
  const bytes = await sampleOf(path);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (isUtf8(bytes, bytes.length < sampleBytes)) {
    const zeros = bytes.subarray(0, 2000).filter((byte) => byte === 0).length;
    if (zeros < 100) return "utf-8";
    return bytes[0] === 0 ? "utf-16be" : "utf-16le";
  }
  return oldWindows(bytes);
}

/** A file's text piece by piece, without its mark. */
export async function* decodedText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 17 })) {
    const text = decoder.decode(chunk as Buffer, { stream: true });
    if (text !== "") yield text;
  }
  const rest = decoder.decode();
  if (rest !== "") yield rest;
}
