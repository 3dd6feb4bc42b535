import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { useConfig } from "@/features/configuration";
import { useConnectivity } from "@/platform/connectivity";
import { useMoney } from "@/platform/format";
import { isApiError } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { leavePage } from "@/platform/navigation/leave-page";
import { useQuery } from "@/platform/query";
import { confirmAndRun } from "@/stores/confirm";
import { errorText } from "@/stores/show-error";
import { Button } from "@/ui/chakra/button";
import { ButtonLink } from "@/ui/plain/button";
import { StatusNote } from "@/ui/plain/status-note";
import { choosePlan, payPlan } from "../api/store-plans";
import { namedBy, type PendingPlan, savePendingPlan } from "../pending-plan";
import { planCallback } from "../plan-callback";
import { pauseBeforeLookMs } from "../plan-looks";
import { freeTrial, usePlanPayments } from "../use-plan-payments";
import styles from "./applications.module.css";
import { PlanPayment } from "./plan-payment";

/** The payment page's flag when it leads back. */
export type PlanFlag = "success" | "fail" | "cancel" | "pending";

interface Props {
  readonly plan: PendingPlan;
  readonly flag: PlanFlag | null;
  /** Why it was not paid at once. */
  readonly problem: string | null;
  /** Another application is begun. */
  readonly onLeave: () => void;
}

const isGoneFor = (error: unknown) => isApiError(error, "refused") && error.status === 404;

/** A sent application and its package, to be paid or tried. The shop reports the outcome. */
export function PlanFollowUp({ plan, flag, problem, onLeave }: Props) {
  const t = useTexts("applications");
  const shell = useTexts("shell");
  const money = useMoney();
  const config = useConfig();
  const offline = useConnectivity() === "offline";
  const payments = usePlanPayments();
  const [payment, setPayment] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(problem);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const asked = { ...namedBy(plan), package_id: plan.packageId };
  const waits = flag === "success" || flag === "pending";
  const { data, error, refetch } = useQuery({
    queryKey: ["store-plan", plan.storeId],
    queryFn: () => choosePlan({ ...asked, business_plan: "subscription" }),
    // Also after a look that failed: the bank goes on meanwhile.
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) =>
      waits && (data?.state ?? "unpaid") === "unpaid" && !isGoneFor(error)
        ? pauseBeforeLookMs(dataUpdateCount + errorUpdateCount)
        : false,
    retry: false,
    gcTime: 0,
  });
  const isGone = isGoneFor(error);
  const [changed, setChanged] = useState<"trial" | "none" | null>(null);
  const state = changed ?? data?.state ?? "unpaid";
  const outcome = state === "unpaid" || state === "unsaid" ? null : state;
  const isDone = isGone || outcome !== null;
  // Nothing is left to be paid from this device.
  useEffect(() => {
    if (isDone) savePendingPlan(null);
  }, [isDone]);

  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (failure) {
      setRefusal(errorText(failure));
      void refetch();
    }
    setBusy(false);
  };
  const chosen = payment ?? payments[0]?.value;
  const pay = () =>
    run(async () => {
      if (chosen === undefined) return;
      if (chosen === freeTrial) {
        const tried = await choosePlan({ ...asked, business_plan: "subscription", payment_gateway: chosen });
        setChanged(tried.state === "trial" ? "trial" : null);
        return;
      }
      const callback = planCallback();
      await leavePage(await payPlan({ ...namedBy(plan), payment_gateway: chosen, callback }));
    });
  const payCommission = () =>
    run(async () => {
      await choosePlan({ ...namedBy(plan), business_plan: "commission" });
      setChanged("none");
    });

  // Without what this device keeps, nobody can pay it any more.
  const leave = () =>
    isDone
      ? onLeave()
      : void confirmAndRun(
          {
            question: t("plan.leave"),
            text: t("plan.leaveText", { name: plan.name }),
            confirmLabel: t("plan.another"),
            tone: "danger",
          },
          async () => onLeave(),
        );

  return (
    <section className={styles.done}>
      <h2 ref={heading} tabIndex={-1}>
        {t("done.title")}
      </h2>
      <p>{t("done.text")}</p>
      {isDone ? (
        <StatusNote tone={isGone ? "info" : "positive"} live>
          {isGone || outcome === null ? t("plan.decided") : t(`plan.state.${outcome}`, { name: plan.name })}
        </StatusNote>
      ) : (
        <>
          <StatusNote tone={waits ? "info" : "warning"} live>
            {t(flag === null ? "plan.unpaid" : `plan.flag.${flag}`, { name: plan.name })}
          </StatusNote>
          <PlanPayment payments={payments} payment={chosen} onPayment={setPayment} />
          {refusal === null ? null : (
            <StatusNote tone="danger" live>
              {refusal}
            </StatusNote>
          )}
          {offline ? <StatusNote tone="warning">{t("plan.network")}</StatusNote> : null}
          <div className={styles.buttons}>
            <Button
              size="lg"
              loading={busy}
              loadingLabel={shell("app.loading")}
              disabled={offline || chosen === undefined}
              onClick={() => void pay()}
            >
              {chosen === freeTrial ? t("plan.try") : t("plan.pay", { price: money(plan.price) })}
            </Button>
            {config?.commission_business_model === 1 ? (
              <Button
                variant="ghost"
                size="lg"
                disabled={offline || busy}
                onClick={() => void payCommission()}
              >
                {t("plan.toCommission")}
              </Button>
            ) : null}
          </div>
        </>
      )}
      <div className={styles.buttons}>
        <ButtonLink as={Link} to="/">
          {t("done.home")}
        </ButtonLink>
        <Button variant="ghost" onClick={leave}>
          {t("plan.another")}
        </Button>
      </div>
    </section>
  );
}
