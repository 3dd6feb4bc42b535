/** An original, from which pictures of several widths and formats are made. It is never sent itself. */
export interface PictureOriginal {
  /** Changes when the picture changes. Part of the ETag and of the cached files' names: letters, digits and "-". */
  readonly version: string;
  /** An SVG document, or the bytes of a PNG, JPEG, WebP or AVIF file. */
  read(): Promise<string | Buffer>;
}

/** Where pictures come from. Keys look like `item/burger/12`: one to four parts of `a-z`, `0-9` and "-". */
export interface PictureSource {
  /** Null for an unknown key. */
  find(key: string): Promise<PictureOriginal | null>;
}
