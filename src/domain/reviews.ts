/** Reviews of delivered orders: how long they change, what they may hold, and what they do to an average. */

/** A review can be changed for a day after it was written, ms. */
export const reviewEditMs = 86_400_000;

/** Photos that a review may have. */
export const maxReviewPhotos = 3;
/** Characters, as the contract takes them. */
export const maxReviewLength = 1000;

/** Counts of 5, 4, 3, 2, 1 stars. */
export type StarCounts = [number, number, number, number, number];

export interface Rated {
  /** 1 to 5; 0 without ratings. */
  average: number;
  count: number;
}

export const isReviewEditable = (writtenAt: Date, now: Date): boolean =>
  now.getTime() - writtenAt.getTime() < reviewEditMs;

/** Average and count after a review of `stars`, which takes the place of one of `before`; null for a new one. */
export function ratedAfter({ average, count }: Rated, before: number | null, stars: number): Rated {
  const others = before === null ? count : Math.max(0, count - 1);
  const sum = others === 0 ? 0 : average * count - (before ?? 0);
  const mean = (sum + stars) / (others + 1);
  // Many small errors of floats never make it more than five stars.
  return { average: Math.min(5, Math.max(1, Math.round(mean * 1e6) / 1e6)), count: others + 1 };
}

/** The counts by stars after such a review. */
export function starsAfter(counts: StarCounts, before: number | null, stars: number): StarCounts {
  const after: StarCounts = [...counts];
  const add = (value: number, by: number) => {
    const place = 5 - value;
    after[place] = Math.max(0, (after[place] ?? 0) + by);
  };
  if (before !== null) add(before, -1);
  add(stars, 1);
  return after;
}

/** The name that other shoppers read: the first name, and the first letter of the last one. */
export function publicName(firstName: string, lastName: string): string {
  const [letter] = new Intl.Segmenter().segment(lastName.trim());
  return [firstName.trim(), letter ? `${letter.segment}.` : ""].filter(Boolean).join(" ");
}
