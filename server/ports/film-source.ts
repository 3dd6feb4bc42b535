export interface Film {
  /** A WebM file. */
  readonly bytes: Buffer;
  /** HTTP validator, with quotation marks. */
  readonly etag: string;
}

/** Where the films of advertisements come from. Keys look like `food/1`. */
export interface FilmSource {
  /** Null for an unknown key. */
  read(key: string): Promise<Film | null>;
}
