import type { SignedInDevice } from "@/contract/calls/devices";
import { useClock } from "@/platform/format";
import { formatDateTime } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { confirmAndRun } from "@/stores/confirm";
import { showSuccess } from "@/stores/toasts";
import { Button } from "@/ui/chakra/button";
import { Badge } from "@/ui/plain/badge";
import { Card } from "@/ui/plain/card";
import { Skeleton } from "@/ui/plain/skeleton";
import { StatusNote } from "@/ui/plain/status-note";
import { devicesQuery, signOutDevice, signOutOtherDevices } from "../api/devices";
import styles from "./profile.module.css";

/** The customer's logins, each with a button to end it, and one that ends all others. */
export function SignedInDevices({ accountKey }: { readonly accountKey: string }) {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const { data, isPaused, isError, refetch } = useQuery(devicesQuery(accountKey));

  const ask = (question: string, run: () => Promise<unknown>, done: string) =>
    confirmAndRun(
      { question, text: t("devices.questionText"), confirmLabel: t("devices.signOut"), tone: "danger" },
      async () => {
        // The list is read again even after a failure.
        await run().finally(() => refetch());
        showSuccess(done);
      },
    );
  const others = data?.filter((device) => !device.is_current) ?? [];

  return (
    <Card as="section" aria-labelledby="devices">
      <div className={styles.form}>
        <h2 id="devices" className={styles.heading}>
          {t("devices.title")}
        </h2>
        <p className={styles.hint}>{t("devices.text")}</p>
        {data ? (
          <ul className={styles.devices}>
            {data.map((device) => (
              <Device
                key={device.id}
                device={device}
                onSignOut={(name) =>
                  void ask(t("devices.question", { name }), () => signOutDevice(device.id), t("devices.done"))
                }
              />
            ))}
          </ul>
        ) : null}
        {data === undefined && isPaused ? <StatusNote>{t("devices.offline")}</StatusNote> : null}
        {data === undefined && isError ? (
          <StatusNote tone="warning">
            {t("devices.loadFailed")}{" "}
            <Button variant="ghost" size="sm" onClick={() => void refetch()}>
              {shell("app.retry")}
            </Button>
          </StatusNote>
        ) : null}
        {data === undefined && !isPaused && !isError ? <Skeleton height="4rem" /> : null}
        {data && others.length === 0 ? <p className={styles.hint}>{t("devices.only")}</p> : null}
        {others.length > 0 ? (
          <div className={styles.buttons}>
            <Button
              variant="outline"
              onClick={() =>
                void ask(t("devices.othersQuestion"), signOutOtherDevices, t("devices.othersDone"))
              }
            >
              {t("devices.others")}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}

interface DeviceProps {
  readonly device: SignedInDevice;
  readonly onSignOut: (name: string) => void;
}

function Device({ device, onSignOut }: DeviceProps) {
  const t = useTexts("account");
  const clock = useClock();
  const name = device.name || t("devices.unknown");
  const date = formatDateTime(device.last_seen_at, clock);
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.deviceName}>
          <bdi>{name}</bdi>
        </p>
        {device.is_current ? (
          <Badge>{t("devices.current")}</Badge>
        ) : (
          <p className={styles.hint}>{t("devices.seen", { date })}</p>
        )}
      </div>
      {device.is_current ? null : (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t("devices.signOutNamed", { name, date })}
          onClick={() => onSignOut(name)}
        >
          {t("devices.signOut")}
        </Button>
      )}
    </li>
  );
}
