/**
 * Rendered first rows of the documents that were sent last. Rendering takes the processor 20 to 50 ms, and the same few stores
 * are opened again and again; what was rendered is sent again only for the very same answers, in the same minute, because
 * opening hours are part of it.
 */
import { createHash } from "node:crypto";
import type { Language } from "../../context";
import { type PageLanguage, pageLanguagesOfShop } from "../languages/page-texts";
import type { FirstRows, WrittenAnswer } from "./write-answers";

/** Each is some 10 to 60 KB. */
const maxKept = 200;
const minuteMs = 60_000;

/** The program that the build of the page writes, see `rendering-program.ts`. */
export interface FirstRowsProgram {
  /** Rows for the page at this address (path and query), or null. */
  renderFirstRows(request: {
    address: string;
    language: Language;
    /** Bodies of answers by their address below the API's prefix. */
    answers: Readonly<Record<string, unknown>>;
    /** When they were read, epoch ms. */
    at: number;
    /** The language's texts, where the shop brought them. */
    brought: PageLanguage | null;
  }): Promise<FirstRows | null>;
}

export interface RowsRequest {
  /** Path and query of the page. */
  address: string;
  language: Language;
  answers: readonly WrittenAnswer[];
  /** When they were read, epoch ms. */
  at: number;
}

export class RenderedRows {
  /** In the order of their last use. */
  private readonly kept = new Map<string, FirstRows>();
  /** Being rendered: who asks for the same meanwhile waits for it. */
  private readonly pending = new Map<string, Promise<FirstRows | null>>();

  constructor(private readonly program: FirstRowsProgram) {}

  /**
   * The page's rows; null where it has none, or where they would have to be rendered and `mayRender` resolves to false.
   * Rejects when they cannot be rendered.
   */
  async of(request: RowsRequest, mayRender: () => Promise<boolean>): Promise<FirstRows | null> {
    const key = keyOf(request);
    const rows =
      this.kept.get(key) ??
      (await (this.pending.get(key) ?? ((await mayRender()) ? this.renderOnce(key, request) : null)));
    // A page without rows costs nothing, and parts that were still loading are there the next time.
    if (rows === null) return null;
    this.kept.delete(key);
    this.kept.set(key, rows);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= maxKept) break;
      this.kept.delete(oldest);
    }
    return rows;
  }

  private renderOnce(key: string, request: RowsRequest): Promise<FirstRows | null> {
    const before = this.pending.get(key);
    if (before) return before;
    const rendering = this.render(request).finally(() => this.pending.delete(key));
    this.pending.set(key, rendering);
    return rendering;
  }

  private async render({ address, language, answers, at }: RowsRequest): Promise<FirstRows | null> {
    const bodies = answers.map(({ address: name, text }) => [name, JSON.parse(text) as unknown]);
    const brought = pageLanguagesOfShop().get(language) ?? null;
    return this.program.renderFirstRows({
      address,
      language,
      answers: Object.fromEntries(bodies),
      at,
      brought,
    });
  }
}

function keyOf({ address, language, answers, at }: RowsRequest): string {
  const hash = createHash("sha256");
  const texts = pageLanguagesOfShop().get(language)?.version;
  hash.update(JSON.stringify([address, language, texts, Math.floor(at / minuteMs)]));
  for (const { address: name, text } of answers)
    hash.update(JSON.stringify([name, text.length])).update(text);
  return hash.digest("base64url");
}
