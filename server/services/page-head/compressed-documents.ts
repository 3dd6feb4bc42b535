/**
 * Compressed documents that are the same for everybody who opens them. They are the first thing of a visit and nothing is seen
 * before they are whole: compressed as well as can be, a home fits into what a connection carries in its first round trip. That
 * takes 40 ms of the processor, so it is done once.
 */
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** Each is some 14 KB. */
const maxKept = 100;

const compress = promisify(brotliCompress);

export class CompressedDocuments {
  /** By the document's validator, in the order of their last use. */
  private readonly kept = new Map<string, Promise<Buffer>>();

  /** The document in Brotli; who asks while it is compressed waits for the same one. */
  of(etag: string, html: string): Promise<Buffer> {
    const compressed =
      this.kept.get(etag) ??
      compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } });
    this.kept.delete(etag);
    this.kept.set(etag, compressed);
    // A failed compression is tried again by the next request.
    compressed.catch(() => this.kept.delete(etag));
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= maxKept) break;
      this.kept.delete(oldest);
    }
    return compressed;
  }
}

/** Whether an Accept-Encoding header takes Brotli. */
export const takesBrotli = (accepted: string | undefined): boolean =>
  /(^|,)\s*br\s*(;(?!\s*q=0(\.0*)?\s*(,|$))[^,]*)?(,|$)/i.test(accepted ?? "");
