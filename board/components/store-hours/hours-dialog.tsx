import { useState } from "react";
import type { BoardStoreState } from "@/contract/calls/board-items";
import { Dialog } from "@/ui/chakra/dialog";
import { Spinner } from "@/ui/plain/spinner";
import { useFound } from "../../decisions/use-found";
import { useTexts } from "../../texts/texts";
import { failureText } from "../failure-text";
import { SpecialDays } from "./special-days";
import styles from "./store-hours.module.css";
import { WeeklyHours } from "./weekly-hours";

interface Props {
  readonly open: boolean;
  readonly store: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

/** When a store is open: in every week, and on single dates. */
export function HoursDialog({ open, store, onClose }: Props) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("hours.title", { name: store.name })}
      closeLabel={t("app.close")}
      width="36rem"
    >
      {open ? <Read storeId={store.id} /> : null}
    </Dialog>
  );
}

function Read({ storeId }: { readonly storeId: number }) {
  const t = useTexts();
  const { value, error } = useFound<BoardStoreState>(`/stores/${storeId}`);
  const [changed, setChanged] = useState<BoardStoreState | null>(null);
  const state = changed ?? value;
  if (state === null)
    return error === null ? (
      <Spinner label={t("app.loading")} />
    ) : (
      <p role="alert">{failureText(error, t)}</p>
    );
  return (
    <div className={styles.page}>
      <WeeklyHours state={state} onChanged={setChanged} />
      <SpecialDays state={state} onChanged={setChanged} />
    </div>
  );
}
