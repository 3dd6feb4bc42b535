import type { Item } from "@/contract";
import { useModules } from "@/features/modules";
import { useTexts } from "@/platform/i18n";
import { paths, withQuery } from "@/platform/navigation/paths";
import { selectModule } from "@/stores/module";
import { goTo } from "@/stores/navigation";
import { closeOverlaysAndNavigate } from "@/stores/overlay";
import { Button } from "@/ui/plain/button";
import { useItemStoreOpening } from "../components/opening-text";
import styles from "./item-actions.module.css";

const openStores = withQuery(paths.popularStores.href(), { store_filter: "currently_open" });

/** In place of the buttons, where a closed store takes no orders for later, which the item's notes say: when it opens, and the way to what is open. */
export default function ClosedStore({ item }: { readonly item: Item }) {
  const browse = useTexts("browse");
  const opening = useItemStoreOpening(item);
  const modules = useModules();
  const leave = () => {
    const module = modules?.find(({ id }) => id === item.module_id);
    // The list shows the stores of the selected module.
    if (module) selectModule(module);
    closeOverlaysAndNavigate((options) => goTo(openStores, options));
  };
  return (
    <div className={styles.actions}>
      {opening === null ? null : <strong className={styles.closed}>{opening}</strong>}
      <Button variant="outline" size="lg" className={styles.buy} onClick={leave}>
        {browse("item.openStores")}
      </Button>
    </div>
  );
}
