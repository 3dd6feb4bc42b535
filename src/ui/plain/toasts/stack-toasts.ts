const gap = 8;
const moveMs = 240;

/** Puts a toast so many px from the edge; one that stood elsewhere moves there. */
function put(card: HTMLElement, place: string): void {
  const before = card.style.transform;
  if (before === place) return;
  // Also where it is on its way.
  const from = before && getComputedStyle(card).transform;
  card.style.transform = place;
  if (from && !matchMedia("(prefers-reduced-motion: reduce)").matches)
    card.animate({ transform: [from, place] }, { duration: moveMs, easing: "ease-out" });
}

/**
 * Keeps toasts one below the other, the oldest on top, by transforms alone: in the layout all stand at the edge, so that none
 * shifts when another one comes or goes. Follows their heights; returns a function that ends it.
 */
export function stackToasts(list: HTMLElement): () => void {
  const cards = Array.from(list.children).filter((card) => card instanceof HTMLElement);
  list.style.blockSize = "";
  const observer = new ResizeObserver(() => {
    const isAtEnd = getComputedStyle(list).alignContent === "end";
    let away = 0;
    for (const card of isAtEnd ? [...cards].reverse() : cards) {
      put(card, `translateY(${isAtEnd ? -away : away}px)`);
      away += card.offsetHeight + gap;
    }
    // Sheets make room for all of them.
    list.style.blockSize = `${away - gap}px`;
  });
  for (const card of cards) observer.observe(card);
  return () => observer.disconnect();
}
