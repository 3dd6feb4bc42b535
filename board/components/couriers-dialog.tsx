import { useState } from "react";
import { Button } from "@/ui/chakra/button";
import { Dialog } from "@/ui/chakra/dialog";
import { PhoneIcon } from "@/ui/icons/phone";
import { SelectField } from "@/ui/plain/select-field";
import { Spinner } from "@/ui/plain/spinner";
import { type BoardCourier, inviteCourier, useCouriers } from "../couriers/couriers";
import { useDecides } from "../refunds/refunds";
import { useSession } from "../session/session";
import { useDeviceSettings } from "../settings/device-settings";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import part from "./card-part.module.css";
import { CashForm } from "./cash-form";
import { CourierLink } from "./courier-link";
import styles from "./couriers.module.css";
import { failureText } from "./failure-text";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who brings orders: on shift or not, what they have under way, and the cash that they have to hand in. */
export default function CouriersDialog({ open, onClose }: Props) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("couriers.title")}
      closeLabel={t("app.close")}
      width="46rem"
    >
      {open ? <Couriers /> : null}
    </Dialog>
  );
}

function Couriers() {
  const t = useTexts();
  const ofShop = useDecides();
  const stores = useSession(({ me }) => me?.stores ?? []);
  const own = useDeviceSettings((settings) => settings.storeId);
  const [chosen, setChosen] = useState(own);
  // People of a store see those of its zone.
  const first = ofShop ? null : (stores[0]?.id ?? null);
  const storeId = stores.some(({ id }) => id === chosen) ? chosen : first;
  const { couriers, error, read } = useCouriers({ store_id: storeId });
  const onShift = couriers?.filter(({ shift_started_at: since }) => since !== null) ?? [];
  const others = couriers?.filter(({ shift_started_at: since }) => since === null) ?? [];
  return (
    <div className={styles.view}>
      {stores.length > 1 ? (
        <SelectField
          label={t("bar.store")}
          size="lg"
          value={String(storeId ?? "")}
          options={[
            ...(ofShop ? [{ value: "", label: t("bar.allStores") }] : []),
            ...stores.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ target }) => setChosen(target.value === "" ? null : Number(target.value))}
        />
      ) : null}
      {couriers === null && error === null ? <Spinner label={t("app.loading")} /> : null}
      {error === null ? null : (
        <div className={styles.failed}>
          <p role="alert">{failureText(error, t)}</p>
          <Button size="lg" variant="outline" onClick={read}>
            {t("app.retry")}
          </Button>
        </div>
      )}
      {couriers?.length === 0 ? <p className={styles.quiet}>{t("couriers.none")}</p> : null}
      <List heading={t("couriers.onShift", { count: onShift.length })} couriers={onShift} onChanged={read} />
      <List heading={t("couriers.offShift")} couriers={others} onChanged={read} />
    </div>
  );
}

interface ListProps {
  readonly heading: string;
  readonly couriers: readonly BoardCourier[];
  readonly onChanged: () => void;
}

function List({ heading, couriers, onChanged }: ListProps) {
  if (couriers.length === 0) return null;
  return (
    <section className={part.part}>
      <h3 className={part.heading}>{heading}</h3>
      <ul className={styles.list}>
        {couriers.map((courier) => (
          <Row key={courier.id} courier={courier} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

function Row({ courier, onChanged }: { readonly courier: BoardCourier; readonly onChanged: () => void }) {
  const t = useTexts();
  const { money, time } = useFormats();
  const ofShop = useDecides();
  const [isCounting, setCounting] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const { id, name, phone, cash, active, running_orders: running } = courier;
  const { shift_started_at: since, last_seen_at: seen } = courier;
  return (
    <li className={styles.row} data-shift={since !== null || undefined}>
      <div className={styles.head}>
        <strong className={styles.name}>{name}</strong>
        <a className={part.link} href={`tel:${phone}`} aria-label={t("couriers.call", { name })}>
          <PhoneIcon />
          <bdi>{phone}</bdi>
        </a>
      </div>
      <p className={styles.facts}>
        {[
          active ? null : t("couriers.inactive"),
          since === null ? null : t("couriers.since", { time: time(since) }),
          seen === null ? null : t("courier.seen", { time: time(seen) }),
          active ? t("courier.running", { count: running }) : null,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {cash > 0 ? (
        <p className={styles.holds}>
          <span>{t("couriers.cash", { amount: money(cash) })}</span>
          {ofShop && !isCounting ? (
            <Button
              size="lg"
              variant="outline"
              onClick={() => {
                setSaid(null);
                setCounting(true);
              }}
            >
              {t("couriers.count")}
            </Button>
          ) : null}
        </p>
      ) : null}
      {isCounting && cash > 0 ? (
        <CashForm
          courier={courier}
          onCancel={() => setCounting(false)}
          onChanged={onChanged}
          onDone={(amount) => {
            setCounting(false);
            setSaid(t("couriers.handedIn", { amount: money(amount) }));
            onChanged();
          }}
        />
      ) : null}
      <p role="status">{said}</p>
      {ofShop && active ? <Invitation id={id} name={name} hasLogin={courier.has_login} /> : null}
    </li>
  );
}

interface InvitationProps {
  readonly id: number;
  readonly name: string;
  readonly hasLogin: boolean;
}

function Invitation({ id, name, hasLogin }: InvitationProps) {
  const t = useTexts();
  const [state, setState] = useState<"none" | "asking" | { link: string } | { error: unknown }>("none");
  if (typeof state === "object" && "link" in state) return <CourierLink name={name} link={state.link} />;
  const ask = () => {
    setState("asking");
    inviteCourier(id).then(
      (link) => setState({ link }),
      (error: unknown) => setState({ error }),
    );
  };
  return (
    <div className={styles.link}>
      <Button size="lg" variant={hasLogin ? "ghost" : "outline"} loading={state === "asking"} onClick={ask}>
        {t(hasLogin ? "couriers.inviteAgain" : "couriers.invite")}
      </Button>
      {typeof state === "object" ? <p role="alert">{failureText(state.error, t)}</p> : null}
    </div>
  );
}
