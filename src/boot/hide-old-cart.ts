/**
 * Rows of the server know nobody's cart, and a screen that was kept may be older than it. A press on a plus that stands there
 * for an item which is in the cart would mean something else than the shopper saw.
 */

type Line = { model?: unknown; quantity?: unknown; item?: { id?: unknown } } | null;

/** Pieces by model and id, such as `Item/12`, over all modules. What is damaged in the record is left out. */
function piecesIn(record: Record<string, unknown>): Map<string, number> {
  const pieces = new Map<string, number>();
  const { carts } = (record.state ?? {}) as { carts?: Record<string, { lines?: unknown } | null> };
  for (const cart of Object.values(carts ?? {}))
    for (const line of Array.isArray(cart?.lines) ? (cart.lines as Line[]) : []) {
      const key = `${line?.model}/${line?.item?.id}`;
      pieces.set(key, (pieces.get(key) ?? 0) + Number(line?.quantity));
    }
  return pieces;
}

/** Hides the controls in `rows` that were drawn for another cart than the one stored in `record`; the app brings them. */
export function hideOldCart(rows: Element, record: Record<string, unknown>): void {
  const pieces = piecesIn(record);
  for (const control of rows.querySelectorAll<HTMLElement>("[data-in-cart]"))
    if (Number(control.dataset.inCart) !== (pieces.get(control.dataset.item ?? "") ?? 0))
      control.style.visibility = "hidden";
}
