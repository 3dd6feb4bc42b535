import type { BoardApplication, BoardApplicationApproved } from "@/contract/calls/board-applications";
import { Dialog } from "@/ui/chakra/dialog";
import { Spinner } from "@/ui/plain/spinner";
import { sendDecision } from "../../decisions/send-decision";
import { useFound } from "../../decisions/use-found";
import { type TextKey, type Translate, useTexts } from "../../texts/texts";
import { useFormats } from "../../texts/use-formats";
import dialogs from "../dialogs.module.css";
import { failureText } from "../failure-text";
import { ApplicationPictures } from "./application-pictures";
import { DecisionButtons } from "./decision-buttons";
import { FactList } from "./fact-list";

interface Props {
  readonly open: boolean;
  readonly id: number;
  readonly onClose: () => void;
  /** What became of it. */
  readonly onDone: (text: string) => void;
}

/** One application with its papers, to be approved or refused. */
export function ApplicationDialog({ open, id, onClose, onDone }: Props) {
  const t = useTexts();
  const { value, error } = useFound<BoardApplication>(`/applications/${id}`);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={value?.name ?? t("app.loading")}
      closeLabel={t("app.close")}
      width="34rem"
    >
      {value === null && error === null ? <Spinner label={t("app.loading")} /> : null}
      {error === null ? null : <p role="alert">{failureText(error, t)}</p>}
      {value === null ? null : (
        <div className={dialogs.form}>
          <Facts application={value} />
          <ApplicationPictures id={id} files={value.files} />
          {value.status === "pending" ? (
            <DecisionButtons
              texts={{
                accept: t("application.approve"),
                refuse: t("application.reject"),
                refuseText: t("application.rejectText"),
              }}
              onAccept={async () => {
                await sendDecision<BoardApplicationApproved>("POST", `/applications/${id}/approve`);
                onDone(t(`application.${value.kind}Made`, { name: value.name }));
              }}
              onRefuse={async (reason) => {
                await sendDecision("POST", `/applications/${id}/reject`, { reason });
                onDone(t("application.isRejected", { name: value.name }));
              }}
            />
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

const packageText = (
  { store }: BoardApplication,
  t: Translate,
  money: (amount: number) => string,
): string | null => {
  if (store === null) return null;
  const { package: agreed } = store;
  if (agreed === null) return t("application.commission");
  const state = agreed.state === null ? "" : `, ${t(`application.plan.${agreed.state}` as TextKey)}`;
  return `${t("application.package", { name: agreed.name, amount: money(agreed.price), count: agreed.days })}${state}`;
};

function Facts({ application }: { readonly application: BoardApplication }) {
  const t = useTexts();
  const { money, time } = useFormats();
  const { person, phone, email, zone, store, courier, reason } = application;
  const minutes = store && `${store.minimum_delivery_time}–${store.maximum_delivery_time}`;
  return (
    <FactList
      facts={[
        [t("application.person"), person],
        [
          t("application.phone"),
          <a key="phone" href={`tel:${phone}`}>
            {phone}
          </a>,
        ],
        [
          t("signIn.email"),
          <a key="email" href={`mailto:${email}`}>
            {email}
          </a>,
        ],
        [t("application.zone"), zone],
        ...(store === null
          ? []
          : ([
              [t("application.names"), store.names.map(({ name }) => name).join(" · ")],
              [t("application.module"), store.module],
              [t("card.where"), store.address],
              [
                t("application.deliveryTime"),
                t(`application.time.${store.delivery_time_unit}` as TextKey, { time: minutes ?? "" }),
              ],
              [t("application.plan"), packageText(application, t, money)],
              [t("application.taxNumber"), store.tax_number],
              [t("application.taxExpires"), store.tax_number_expires],
            ] as const)),
        ...(courier === null
          ? []
          : ([
              [t(`application.identity.${courier.identity_type}` as TextKey), courier.identity_number],
              [t("application.vehicle"), courier.vehicle],
              [t("application.pay"), t(courier.freelancer ? "application.byOrder" : "application.bySalary")],
            ] as const)),
        [t("application.sent"), time(application.created_at)],
        [t("refuse.reasons"), reason],
      ]}
    />
  );
}
