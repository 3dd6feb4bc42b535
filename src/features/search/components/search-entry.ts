/** A line of the search box's list. */
export interface SearchEntry {
  readonly kind: "history" | "suggested" | "item" | "store";
  readonly text: string;
  readonly picture: string | null;
}
