import { picture } from "./pictures";
import { type Fields, identifier, requireObject, rows, textOrNull } from "./readers";

export interface Suggestion {
  id: number;
  name: string;
  image_full_url: string | null;
}

export interface Suggestions {
  items: Suggestion[];
  stores: Suggestion[];
  /** The text as it was searched for, when a word looks misspelled. */
  corrected: string | null;
}

/** GET /items/item-or-store-search. A suggestion that cannot be read is left out. */
export function normaliseSuggestions(response: unknown): Suggestions {
  const body = requireObject(response, ["items", "stores"]);
  return {
    items: rows(body.items, (row) => suggestion(row, picture(row, "image", "item_image_url"))),
    stores: rows(body.stores, (row) => suggestion(row, picture(row, "logo", "store_image_url"))),
    corrected: textOrNull(body.corrected_query),
  };
}

function suggestion(row: Fields, image: string | null): Suggestion | null {
  const id = identifier(row.id);
  const name = textOrNull(row.name);
  return id === null || name === null ? null : { id, name, image_full_url: image };
}
