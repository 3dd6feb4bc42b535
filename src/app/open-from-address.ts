/**
 * Opens what an address names beyond its page: the home screen's shortcuts, an item over the page, and what a payment page
 * reports when it sends a shopper back.
 */
import { itemInUrl, overlayEntryMark } from "@/platform/navigation/item-in-url";
import { currentOverlay, openOverlay, openOverlayCountKey } from "@/stores/overlay";
import { rememberReferralCode } from "@/stores/referral-code";
import { session } from "@/stores/session";

type SetQuery = (query: URLSearchParams, options: { replace: boolean }) => void;

/**
 * 'Cart' starts the app with its drawer open, 'Search' in the search box; a friend's invitation leads to the sign-up; a shared
 * or reloaded item is opened; `order_id` and `flag` name an order and what became of its payment.
 */
export function openFromAddress(query: URLSearchParams, setQuery: SetQuery): void {
  const open = query.get("open");
  if (open === "cart" || open === "search") {
    dropFromAddress(query, setQuery, ["open"]);
    if (open === "cart") openOverlay({ kind: "cart" });
    else focusSearch();
    return;
  }
  if (open === "sign-up") {
    dropFromAddress(query, setQuery, ["open", "ref"]);
    if (session().token !== null) return;
    rememberReferralCode(query.get("ref"));
    openOverlay({ kind: "auth", mode: "sign-up" });
    return;
  }
  const flag = query.get("flag");
  const orderId = Number(query.get("order_id"));
  if (flag !== null && Number.isSafeInteger(orderId) && orderId > 0) {
    dropFromAddress(query, setQuery, ["flag", "order_id"]);
    const failed = flag === "fail" || flag === "cancel";
    if (flag === "unpaid") openOverlay({ kind: "unpaid-order", orderId });
    else if (failed) openOverlay({ kind: "order-placed", orderId, status: flag });
    // A customer comes back to the order's own page, which says the rest.
    else if (session().token === null) openPlacedHere(orderId, flag === "success");
    return;
  }
  const item = itemInUrl(query);
  if (item === null || currentOverlay() !== null) return;
  const state = history.state as Record<string, unknown> | null;
  // Reloaded or gone forward to: the page's own entry lies beneath, so this one is the item's.
  if (state?.[overlayEntryMark] === true) history.replaceState({ ...state, [openOverlayCountKey]: 1 }, "");
  else dropFromAddress(query, setQuery, ["item", "item_module"]);
  openOverlay({ kind: "item", ...item });
}

/**
 * Says that an order is placed where this device placed it: anybody can write a number into an address. On another one, such as
 * the browser that a bank's app opened, it says how to find the order.
 */
function openPlacedHere(orderId: number, said: boolean): void {
  import("@/stores/guest-orders")
    .then(({ useGuestOrders }) => {
      if (useGuestOrders.getState().orders.some((order) => order.orderId === orderId))
        openOverlay({ kind: "order-placed", orderId, status: "success" });
      else if (said) openOverlay({ kind: "order-placed", orderId, status: "elsewhere" });
    })
    .catch(() => undefined);
}

function dropFromAddress(query: URLSearchParams, setQuery: SetQuery, names: string[]): void {
  // Somewhere else by now, such as the landing while no place is chosen.
  if (String(new URLSearchParams(location.search)) !== String(query)) return;
  const rest = new URLSearchParams(query);
  for (const name of names) rest.delete(name);
  setQuery(rest, { replace: true });
}

/** Gives the search box of the page the focus as soon as it is there; gives up after some seconds. */
export function focusSearch(): void {
  const find = () =>
    document.querySelector<HTMLInputElement>("#content [role=search] input, header [role=search] input");
  const box = find();
  if (box) {
    box.focus();
    return;
  }
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    observer.disconnect();
    late.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), 8_000);
}
