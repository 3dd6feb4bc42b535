import { useState } from "react";
import type { Address } from "@/contract";
import { addressesQuery } from "@/features/saved-addresses";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { askInOverlay, resolveOverlay } from "@/stores/confirm";
import type { OverlayProps } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { Dialog } from "@/ui/chakra/dialog";
import { PlusIcon } from "@/ui/icons/plus";
import { NoAddressIllustration } from "@/ui/illustrations/no-address";
import { Button } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { addressesInZone } from "../addresses-in-zone";
import AddressPicker from "./address-picker";
import styles from "./addresses.module.css";
import { AddressesPending } from "./addresses-pending";

/** Chooses one of the saved addresses; with a zone only those that lie in it. */
export default function SavedAddressesOverlay({
  overlay,
  open,
  onClose,
  onClosed,
}: OverlayProps<"saved-addresses">) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const query = useQuery(addressesQuery(useAccountKey()));
  const [chosen, setChosen] = useState<Address | null>(null);
  const saved = query.data?.rows ?? [];
  const addresses = addressesInZone(saved, overlay.zoneId);
  const elsewhere = saved.length - addresses.length;
  const select = () => {
    if (!chosen) return;
    resolveOverlay(overlay, chosen);
    onClose();
  };
  const add = async () => {
    const address = await askInOverlay({ kind: "address-form" });
    if (address && addressesInZone([address], overlay.zoneId).length > 0) setChosen(address);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("address.saved")}
      closeLabel={shell("app.close")}
      width="32rem"
      footer={
        <div className={styles.buttons}>
          <Button variant="outline" wide onClick={onClose}>
            {shell("app.cancel")}
          </Button>
          <Button wide disabled={chosen === null} onClick={select}>
            {t("address.select")}
          </Button>
        </div>
      }
    >
      {query.data === undefined && (query.isError || query.isLoading) ? (
        <AddressesPending query={query} rowHeight="4.25rem" />
      ) : (
        <>
          <div className={styles.scroll}>
            {addresses.length === 0 ? (
              <EmptyState
                compact
                headingLevel={3}
                title={t("address.oops")}
                text={t(elsewhere > 0 ? "address.elsewhereOnly" : "address.none")}
                illustration={<NoAddressIllustration />}
              />
            ) : null}
            <AddressPicker addresses={addresses} value={chosen?.id ?? null} onValueChange={setChosen} />
          </div>
          {elsewhere > 0 && addresses.length > 0 ? (
            <p className={styles.muted}>{t("address.elsewhere", { count: elsewhere })}</p>
          ) : null}
          <Button variant="ghost" startIcon={<PlusIcon size={18} />} onClick={() => void add()}>
            {t("address.add")}
          </Button>
        </>
      )}
    </Dialog>
  );
}
