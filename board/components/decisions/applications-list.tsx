import { useState } from "react";
import type { BoardApplications } from "@/contract/calls/board-applications";
import { SegmentedControl } from "@/ui/chakra/segmented-control";
import { useFound } from "../../decisions/use-found";
import { useTexts } from "../../texts/texts";
import { useFormats } from "../../texts/use-formats";
import { ApplicationDialog } from "./application-dialog";
import styles from "./decisions.module.css";
import { DecisionRow, FoundList } from "./found-list";

const statuses = ["pending", "approved", "rejected"] as const;

/** Stores and couriers that ask to work with the shop. */
export function ApplicationsList() {
  const t = useTexts();
  const { time } = useFormats();
  const [status, setStatus] = useState<(typeof statuses)[number]>("pending");
  const found = useFound<BoardApplications>(`/applications?status=${status}`);
  const [shown, setShown] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<string | null>(null);
  return (
    <>
      <div className={styles.chips}>
        <SegmentedControl
          look="chips"
          legend={t("decide.applications")}
          value={status}
          onValueChange={setStatus}
          segments={statuses.map((value) => ({ value, label: t(`application.${value}`) }))}
        />
      </div>
      {result === null ? null : (
        <p className={styles.result} role="status">
          {result}
        </p>
      )}
      <FoundList
        found={found}
        empty={t("decide.noApplications")}
        rowsOf={({ applications }) =>
          applications.map(({ id, kind, name, created_at: at }) => (
            <DecisionRow
              key={id}
              title={name}
              facts={[t(`application.${kind}`), time(at)]}
              onPress={() => {
                setShown(id);
                setOpen(true);
              }}
            />
          ))
        }
      />
      {shown === null ? null : (
        <ApplicationDialog
          key={shown}
          open={isOpen}
          id={shown}
          onClose={() => setOpen(false)}
          onDone={(text) => {
            setResult(text);
            setOpen(false);
            found.again();
          }}
        />
      )}
    </>
  );
}
