/** Feeds of XML (RSS 2.0, Atom) with Google's names: a row for each product, whose cells are texts as they stand there. */
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes";
import type { Problems } from "../problems";
import { decodedText, detectEncoding, type Encoding } from "../reading/decode-text";
import { ForeignRow, ReadColumns } from "./foreign-row";
import type { ForeignTable, TableFile } from "./foreign-table";

const googleNames = "http://base.google.com/ns/1.0";

/** The longest text of one product, in letters; the deepest element. */
const maxLength = 1_000_000;
const maxDepth = 50;

/** Names of encodings that are read, as a declaration writes them. */
const declared = /^(utf-?8|utf-?16(le|be)?|us-ascii|iso-8859-1|windows-125[26])$/i;

/** Names that a product may have several times: pictures are a list, and of categories the first counts. */
const lists: ReadonlySet<string> = new Set(["g:additional_image_link", "additional_image_link"]);
const firstCounts: ReadonlySet<string> = new Set(["g:product_type", "product_type", "category", "link"]);

/** Whether a text begins like a feed with Google's names. */
export async function isProductFeed({ path }: TableFile, given: Encoding | null): Promise<boolean> {
  let text = "";
  for await (const piece of decodedText(path, given ?? (await detectEncoding(path)))) {
    text += piece;
    if (text.length >= 1 << 17) break;
  }
  return /<(\w+:)?(rss|feed|RDF)[\s>]/.test(text) && (text.includes(googleNames) || /<g:\w/.test(text));
}

/** The problem of the file as a whole. */
class Unreadable extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** A product whose end has not come yet. */
interface OpenProduct {
  line: number;
  cells: Map<string, string>;
  /** The element below the product and its text so far; null between two. */
  inside: { name: string; text: string } | null;
  length: number;
}

/** Collects the products of one feed. */
class FeedReader {
  readonly #parser = new SaxesParser({ xmlns: true, additionalNamespaces: { g: googleNames } });
  readonly #rows: ForeignRow[];
  #product: OpenProduct | null = null;
  /** Depth of the product that is open. */
  #productDepth = 0;
  #depth = 0;
  #tagLine = 1;

  constructor(
    readonly file: string,
    readonly columns: ReadColumns,
    readonly problems: Problems,
    rows: ForeignRow[],
  ) {
    this.#rows = rows;
    const parser = this.#parser;
    parser.on("error", ({ message }) => this.#refuse(`is no XML: ${message.replace(/^\d+:\d+: /, "")}`));
    // Names that a feed defines itself can grow without end; no feed of products needs any.
    parser.on("doctype", () =>
      this.#refuse("has a DOCTYPE: feeds of products have none, and it is not read"),
    );
    parser.on("xmldecl", ({ encoding }) => {
      if (encoding !== undefined && !declared.test(encoding))
        this.#refuse(`is in the encoding ${encoding}, which is not read: save it as UTF-8`);
    });
    parser.on("opentagstart", () => {
      this.#tagLine = parser.line;
    });
    parser.on("opentag", (tag) => this.#open(tag));
    parser.on("closetag", () => this.#close());
    parser.on("text", (text) => this.#add(text));
    parser.on("cdata", (text) => this.#add(text));
  }

  write(piece: string): void {
    this.#parser.write(piece);
  }

  end(): void {
    this.#parser.close();
  }

  #refuse(message: string): never {
    throw new Unreadable(this.#parser.line, message);
  }

  #say(column: string, value: string | null, message: string, severity: "error" | "warning"): void {
    this.problems.add({ file: this.file, line: this.#parser.line, column, value, message, severity });
  }

  #open({ uri, local, name, attributes }: SaxesTagNS): void {
    this.#depth += 1;
    if (this.#depth > maxDepth) this.#refuse(`has elements within each other, more than ${maxDepth} deep`);
    const product = this.#product;
    if (product === null) {
      if (local !== "item" && local !== "entry") return;
      this.#product = { line: this.#tagLine, cells: new Map(), inside: null, length: 0 };
      this.#productDepth = this.#depth;
    } else if (this.#depth === this.#productDepth + 1) {
      const href = (attributes as Record<string, SaxesAttributeNS>).href?.value;
      product.inside = { name: uri === googleNames ? `g:${local}` : name, text: href ?? "" };
    } else {
      // Parts of a value, as the country of a shipping cost, are apart from each other.
      this.#add(" ");
    }
  }

  #add(text: string): void {
    const product = this.#product;
    if (!product?.inside) return;
    product.length += text.length;
    if (product.length > maxLength)
      this.#refuse(`has a product of more than ${maxLength.toLocaleString("en")} letters`);
    product.inside.text += text;
  }

  #close(): void {
    const product = this.#product;
    if (product && this.#depth === this.#productDepth) {
      const place = { file: this.file, line: product.line };
      this.#rows.push(new ForeignRow(place, product.cells, this.columns));
      this.#product = null;
    } else if (product?.inside && this.#depth === this.#productDepth + 1) {
      this.#keep(product.cells, product.inside.name, product.inside.text.trim());
      product.inside = null;
    }
    this.#depth -= 1;
  }

  #keep(cells: Map<string, string>, name: string, text: string): void {
    const before = cells.get(name);
    if (text === "" || before === text) return;
    if (before === undefined) cells.set(name, text);
    else if (lists.has(name)) cells.set(name, `${before},${text}`);
    else if (firstCounts.has(name))
      this.#say(name, text, "is one of several: the first is taken.", "warning");
    else this.#say(name, text, "stands twice in one product.", "error");
  }
}

/** Reads a feed; what is wrong with its form goes to `problems`. `mapped` are keys of mapped columns. */
export async function readFeed(
  file: TableFile,
  given: Encoding | null,
  mapped: Iterable<string>,
  problems: Problems,
): Promise<ForeignTable> {
  const columns = new ReadColumns(mapped);
  const rows: ForeignRow[] = [];
  const reader = new FeedReader(file.name, columns, problems, rows);
  const say = (line: number | null, message: string) =>
    problems.add({ file: file.name, line, column: null, value: null, message });
  try {
    for await (const piece of decodedText(file.path, given ?? (await detectEncoding(file.path))))
      reader.write(piece);
    reader.end();
    if (rows.length === 0) say(null, "has no product: neither item nor entry");
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    say(error.line, `${error.message}. What stands behind it was not looked at.`);
  }
  return { name: file.name, rows, columns };
}
