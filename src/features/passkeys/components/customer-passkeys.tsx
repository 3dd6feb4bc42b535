import { type FormEvent, useState } from "react";
import type { OwnerProof, Passkey } from "@/contract/calls/passkeys";
import { useConfig } from "@/features/configuration";
import { useClock } from "@/platform/format";
import { formatDateTime } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { confirmAndRun } from "@/stores/confirm";
import { showError } from "@/stores/show-error";
import { showInfo, showSuccess } from "@/stores/toasts";
import { Button } from "@/ui/chakra/button";
import { Card } from "@/ui/plain/card";
import { Skeleton } from "@/ui/plain/skeleton";
import { StatusNote } from "@/ui/plain/status-note";
import { addPasskey, newPasskeyOptions, passkeysQuery, removePasskey } from "../api/passkeys";
import { makePasskey } from "../ask-authenticator";
import { passkeysWork } from "../passkey-support";
import { useOwnerProof } from "../use-owner-proof";
import { OwnerProofFields } from "./owner-proof-fields";
import styles from "./passkeys.module.css";

interface Props {
  readonly accountKey: string;
  /** Whether the account has a password, which is asked for before a passkey is made. */
  readonly asksPassword: boolean;
}

/** The customer's passkeys, with a way to add one on this device and to remove each. */
export function CustomerPasskeys({ accountKey, asksPassword }: Props) {
  const t = useTexts("passkeys");
  const shell = useTexts("shell");
  const config = useConfig();
  const works = passkeysWork(config);
  const { data, isPaused, isError, refetch } = useQuery({
    ...passkeysQuery(accountKey),
    enabled: Boolean(config?.passkey_rp_id),
  });
  if (!config?.passkey_rp_id) return null;
  return (
    <Card as="section" aria-labelledby="passkeys">
      <div className={styles.form}>
        <h2 id="passkeys" className={styles.heading}>
          {t("title")}
        </h2>
        <p className={styles.hint}>{t("text")}</p>
        {data && data.length > 0 ? (
          <ul className={styles.list}>
            {data.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={refetch} />
            ))}
          </ul>
        ) : null}
        {data?.length === 0 ? <p className={styles.hint}>{t("none")}</p> : null}
        {data === undefined && isPaused ? <StatusNote>{t("offline")}</StatusNote> : null}
        {data === undefined && isError ? (
          <StatusNote tone="warning">
            {t("loadFailed")}{" "}
            <Button variant="ghost" size="sm" onClick={() => void refetch()}>
              {shell("app.retry")}
            </Button>
          </StatusNote>
        ) : null}
        {data === undefined && !isPaused && !isError ? <Skeleton height="3rem" /> : null}
        {works ? (
          <AddPasskey asksPassword={asksPassword} onAdded={refetch} />
        ) : (
          <p className={styles.hint}>{t("notHere")}</p>
        )}
      </div>
    </Card>
  );
}

function PasskeyRow({
  passkey,
  onRemoved,
}: {
  readonly passkey: Passkey;
  readonly onRemoved: () => Promise<unknown>;
}) {
  const t = useTexts("passkeys");
  const clock = useClock();
  const name = passkey.name || t("unnamed");
  const added = formatDateTime(passkey.created_at, clock);
  const used = passkey.last_used_at === null ? null : formatDateTime(passkey.last_used_at, clock);
  const ask = () =>
    confirmAndRun(
      {
        question: t("removeQuestion", { name }),
        text: t("removeText"),
        confirmLabel: t("remove"),
        tone: "danger",
      },
      async () => {
        await removePasskey(passkey.id).finally(onRemoved);
        showSuccess(t("removed"));
      },
    );
  return (
    <li className={styles.passkey}>
      <div>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.hint}>
          {used === null ? t("addedAt", { date: added }) : t("usedAt", { date: used })}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t("removeNamed", { name, date: added })}
        onClick={() => void ask()}
      >
        {t("remove")}
      </Button>
    </li>
  );
}

function AddPasskey({
  asksPassword,
  onAdded,
}: {
  readonly asksPassword: boolean;
  readonly onAdded: () => Promise<unknown>;
}) {
  const t = useTexts("passkeys");
  const shell = useTexts("shell");
  const proof = useOwnerProof(asksPassword, "passkey");
  const [open, setOpen] = useState(proof.asksCode);
  const [busy, setBusy] = useState(false);

  const add = async (values: OwnerProof) => {
    setBusy(true);
    try {
      const outcome = await makePasskey(await newPasskeyOptions(values));
      if (outcome.kind === "credential") {
        await addPasskey(outcome.credential);
        showSuccess(t("added"));
      } else showInfo(t(outcome.kind === "known" ? "known" : "notAdded"));
      proof.setPassword("");
      setOpen(false);
      await onAdded();
    } catch (error) {
      if (!proof.take(error)) showError(error);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // An account without a password may need no more proof; the shop's refusal tells.
    if (!open && asksPassword) return setOpen(true);
    setOpen(true);
    const values = proof.values();
    if (values !== null) void add(values);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {open ? <OwnerProofFields proof={proof} onPasskey={add} /> : null}
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant={open ? "solid" : "outline"}
          loading={busy}
          loadingLabel={shell("app.loading")}
        >
          {t("add")}
        </Button>
        {open ? (
          <Button variant="ghost" onClick={() => setOpen(false)}>
            {shell("app.cancel")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
