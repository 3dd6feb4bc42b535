import { useEffect, useState } from "react";
import { Dialog } from "@/ui/chakra/dialog";
import { SelectField } from "@/ui/plain/select-field";
import { readStore, useStores } from "../items/store-now";
import { useDeviceSettings } from "../settings/device-settings";
import { useTexts } from "../texts/texts";
import styles from "./items.module.css";
import { ItemsView } from "./items-view";
import { StoreSwitches } from "./store-switches";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What a store has run out of, and whether it takes orders. */
export default function ItemsDialog({ open, onClose }: Props) {
  const t = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t("items.title")} closeLabel={t("app.close")} width="46rem">
      {open ? <StoreItems /> : null}
    </Dialog>
  );
}

function StoreItems() {
  const t = useTexts();
  const stores = useStores();
  const [storeId, setStoreId] = useState(useDeviceSettings((settings) => settings.storeId));
  const store = stores.find(({ id }) => id === storeId) ?? stores[0];
  const id = store?.id;
  const isPaused = store?.isPaused;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether it is open is news when a pause has ended
  useEffect(() => {
    if (id !== undefined) void readStore(id);
  }, [id, isPaused]);
  if (store === undefined) return <p>{t("items.noStore")}</p>;
  return (
    <div className={styles.page}>
      {stores.length > 1 ? (
        <SelectField
          label={t("bar.store")}
          size="lg"
          value={String(store.id)}
          options={stores.map((one) => ({ value: String(one.id), label: one.name }))}
          onChange={({ target }) => setStoreId(Number(target.value))}
        />
      ) : null}
      <StoreSwitches store={store} />
      <ItemsView key={store.id} storeId={store.id} />
    </div>
  );
}
