import { useState } from "react";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { SegmentedControl } from "@/ui/chakra/segmented-control";
import { Spinner } from "@/ui/plain/spinner";
import { TextField } from "@/ui/plain/text-field";
import { type Days, dateAt, daysOf, type SpanName, spanNames } from "../numbers/spans";
import { downloadOrders, useNumbers } from "../numbers/use-numbers";
import { useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";
import { useTexts } from "../texts/texts";
import { failureText } from "./failure-text";
import styles from "./numbers.module.css";
import { NumbersView } from "./numbers-view";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the shop earned: today, and any span of days. */
export default function NumbersDialog({ open, onClose }: Props) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("numbers.title")}
      closeLabel={t("app.close")}
      width="46rem"
    >
      {open ? <Numbers /> : null}
    </Dialog>
  );
}

function Numbers() {
  const t = useTexts();
  const timeZone = useSession((session) => session.me?.shop.time_zone ?? "UTC");
  const [today] = useState(() => dateAt(Date.now(), timeZone));
  const [days, setDays] = useState<Days>(() => daysOf("today", today));
  const [attempt, setAttempt] = useState(0);
  const found = useNumbers(days, attempt);
  const chosen = spanNames.find((name) => {
    const { from, until } = daysOf(name, today);
    return from === days.from && until === days.until;
  });
  const change = (changes: Partial<Days>) => {
    const next = { ...days, ...changes };
    // An emptied field says nothing, and the other end follows one that is moved past it.
    if (next.from === "" || next.until === "") return;
    setDays(next.from <= next.until ? next : { from: next.from, until: next.from, ...changes });
  };
  return (
    <div className={styles.page}>
      <SegmentedControl<SpanName | "own">
        legend={t("numbers.span")}
        look="chips"
        value={chosen ?? "own"}
        segments={spanNames.map((name) => ({ value: name, label: t(`numbers.${name}`) }))}
        onValueChange={(name) => name !== "own" && setDays(daysOf(name, today))}
      />
      <div className={styles.days}>
        <TextField
          type="date"
          size="lg"
          label={t("numbers.from")}
          value={days.from}
          max={today}
          onChange={({ target }) => change({ from: target.value })}
        />
        <TextField
          type="date"
          size="lg"
          label={t("numbers.until")}
          value={days.until}
          min={days.from}
          max={today}
          onChange={({ target }) => change({ until: target.value })}
        />
      </div>
      {found.state === "reading" ? <Spinner label={t("app.loading")} /> : null}
      {found.state === "failed" ? (
        <div className={styles.failure}>
          <p role="alert">{failureText(found.error, t)}</p>
          <Button variant="outline" size="lg" onClick={() => setAttempt(attempt + 1)}>
            {t("app.retry")}
          </Button>
        </div>
      ) : null}
      {found.state === "read" ? <NumbersView numbers={found.numbers} /> : null}
      {found.state === "read" && found.numbers.orders_delivered > 0 ? <Download days={days} /> : null}
    </div>
  );
}

function Download({ days }: { readonly days: Days }) {
  const t = useTexts();
  const token = useSession((session) => session.token);
  const storeId = useDeviceSettings((settings) => settings.storeId);
  const [state, setState] = useState<"ready" | "loading" | { readonly error: unknown }>("ready");
  const download = () => {
    setState("loading");
    downloadOrders(days, storeId, token).then(
      () => setState("ready"),
      (error: unknown) => setState({ error }),
    );
  };
  return (
    <div className={styles.failure}>
      <Button variant="outline" size="lg" loading={state === "loading"} onClick={download}>
        {t("numbers.download")}
      </Button>
      {typeof state === "object" ? <p role="alert">{failureText(state.error, t)}</p> : null}
    </div>
  );
}
