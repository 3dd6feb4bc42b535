import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { loadPlaceLookup } from "@/features/location";
import { useModules } from "@/features/modules";
import { describeCarts, undeliverableCarts } from "@/features/undeliverable-carts";
import { useTexts } from "@/platform/i18n";
import { useCart } from "@/stores/cart";
import { useLocationStore, zoneIds } from "@/stores/location";
import { openOverlay } from "@/stores/overlay";
import { previousPlaces } from "@/stores/previous-places";
import { showError } from "@/stores/show-error";
import { StatusNote } from "@/ui/plain/status-note";
import styles from "./cart-overlay.module.css";

const isolated = (text: string) => `\u2068${text}\u2069`;

/**
 * Lines of the cart that cannot be delivered to the chosen place, and the way back to one where it can. A drawer with nothing in it
 * tells of the other modules' carts: they have not gone.
 */
export function UndeliverableNote({ moduleId }: { readonly moduleId: number | null }) {
  const t = useTexts("checkout");
  const shell = useTexts("shell");
  const queryClient = useQueryClient();
  const carts = useCart((state) => state.carts);
  const { text: place, zoneId } = useLocationStore();
  const modules = useModules();
  const [returning, setReturning] = useState(false);
  if (place === null || zoneId === null || modules === undefined) return null;
  const all = undeliverableCarts(zoneId, modules, { carts });
  const isEmpty = moduleId === null || !carts[moduleId]?.lines.length;
  const undeliverable = isEmpty ? all : all.filter((cart) => cart.moduleId === moduleId);
  if (undeliverable.length === 0) return null;
  const before = previousPlaces().find((candidate) =>
    undeliverable.every((cart) => zoneIds(candidate.zoneId).includes(cart.zoneId)),
  );
  const goBack = async () => {
    if (!before) {
      openOverlay({ kind: "location-picker", purpose: "delivery" });
      return;
    }
    setReturning(true);
    try {
      await (await loadPlaceLookup()).returnToPlace(queryClient, before);
    } catch (error) {
      showError(error);
    } finally {
      setReturning(false);
    }
  };
  const language = document.documentElement.lang || "en";
  const stores = new Intl.ListFormat(language).format(undeliverable.map(({ store }) => isolated(store)));
  return (
    <StatusNote tone="warning" live>
      {t("cart.undeliverable", { count: undeliverable.length, store: stores, place: isolated(place) })}
      {isEmpty ? ` ${t("cart.undeliverableItems", { items: describeCarts(undeliverable, language) })}` : null}{" "}
      <button type="button" className={styles.back} disabled={returning} onClick={() => void goBack()}>
        {before ? t("cart.backToPlace", { place: isolated(before.text) }) : shell("nav.selectLocation")}
      </button>
    </StatusNote>
  );
}
