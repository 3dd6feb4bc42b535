import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Address } from "@/contract";
import { SavedAddressChips } from "@/features/saved-addresses";
import { useTexts } from "@/platform/i18n";
import { askInOverlay } from "@/stores/confirm";
import { useLocationStore } from "@/stores/location";
import { openOverlay } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { showError } from "@/stores/show-error";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { HomeIcon } from "@/ui/icons/home";
import { LocateIcon } from "@/ui/icons/locate";
import { LockIcon } from "@/ui/icons/lock";
import { Suspense } from "@/ui/loading/suspense";
import { Spinner } from "@/ui/plain/spinner";
import { chooseCurrentPosition, chooseSavedAddress } from "../confirm-place";
import { PositionError } from "../current-position";
import styles from "./place-shortcuts.module.css";

/** Places without the map: the device's position and the saved addresses. */
export function PlaceShortcuts() {
  const t = useTexts("frame");
  const queryClient = useQueryClient();
  const signedIn = useIsSignedIn();
  const [busy, setBusy] = useState(false);
  const current = useLocationStore((state) => state.text);

  async function here(): Promise<void> {
    setBusy(true);
    try {
      await chooseCurrentPosition(queryClient);
    } catch (error) {
      if (error instanceof PositionError) openOverlay({ kind: "location-permission" });
      else showError(error);
    } finally {
      setBusy(false);
    }
  }
  async function saved(): Promise<void> {
    const address = await askInOverlay({ kind: "saved-addresses" });
    if (address) await choose(address);
  }
  const choose = (address: Address) => chooseSavedAddress(queryClient, address).catch(showError);

  return (
    <div className={styles.ways}>
      <Shortcut
        icon={busy ? <Spinner size={20} label={t("app.loading")} /> : <LocateIcon size={20} />}
        title={t("location.useCurrent")}
        hint={t("location.currentHint")}
        onPress={busy ? undefined : () => void here()}
      />
      {signedIn ? (
        <Shortcut
          icon={<HomeIcon size={20} />}
          title={t("location.saved")}
          hint={t("location.savedHint")}
          onPress={() => void saved()}
        />
      ) : (
        <Shortcut
          icon={<LockIcon size={20} />}
          title={t("location.signInForSaved")}
          hint={t("nav.signIn")}
          onPress={() => openOverlay({ kind: "auth", mode: "sign-in" })}
        />
      )}
      {signedIn ? (
        <div className={styles.saved}>
          <Suspense fallback={null}>
            <SavedAddressChips
              label={t("location.saved")}
              zoneId={null}
              current={current}
              onChoose={(address) => void choose(address)}
            />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}

function Shortcut({
  icon,
  title,
  hint,
  onPress,
}: {
  readonly icon: ReactNode;
  readonly title: string;
  readonly hint: string;
  readonly onPress?: () => void;
}) {
  return (
    <button type="button" className={styles.way} onClick={onPress}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
      <ChevronEndIcon size={18} />
    </button>
  );
}
