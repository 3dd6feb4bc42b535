/** The slide whose start edge is nearest to the track's; `distances` are px from edge to edge, of either sign. */
export function nearestSlide(distances: readonly number[]): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  distances.forEach((distance, index) => {
    if (Math.abs(distance) < least - 0.5) {
      least = Math.abs(distance);
      nearest = index;
    }
  });
  return nearest;
}

/** The slide one page on (`step` 1) or back (-1), where a page is what fits whole; never past an end. */
export function pageTarget(current: number, step: 1 | -1, perPage: number, count: number): number {
  return Math.min(Math.max(0, count - 1), Math.max(0, current + step * Math.max(1, Math.floor(perPage))));
}

/** The slide that the autoplay shows next: on, and from the end back to the first. */
export function autoplayTarget(current: number, atEnd: boolean, count: number): number {
  return atEnd || current >= count - 1 ? 0 : current + 1;
}
