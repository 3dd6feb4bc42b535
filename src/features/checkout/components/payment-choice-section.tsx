import { useEffect, useRef } from "react";
import { useController, useFormContext } from "react-hook-form";
import { customerQuery } from "@/features/auth";
import { emptyOfflineDetails, OfflineFields, PaymentChooser } from "@/features/payment";
import type { OfflineDetails } from "@/platform/http/offline-details";
import { useQuery } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { Suspense } from "@/ui/loading/suspense";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";
import { ChangeField } from "./courier-parts";

/** How it is paid, where there is more than cash to choose from. */
export default function PaymentChoiceSection() {
  const { config, payments, payment, offline, balance, total, digits } = useCheckoutContext();
  const { field } = useController<CheckoutFormValues, "payment">({ name: "payment" });
  const { watch, setValue, formState, clearErrors } = useFormContext<CheckoutFormValues>();
  const { field: offlineField } = useController<CheckoutFormValues, "offline_details">({
    name: "offline_details",
  });
  const fields = useRef<HTMLDivElement>(null);
  const { ref: asField } = offlineField;
  // One value of the form, written in several fields: who is led to it comes to the first that is wrong.
  useEffect(() => {
    const focus = () => fields.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
    asField({ focus });
  }, [asField]);
  const refused = formState.errors.offline_details;
  const setDetails = (details: OfflineDetails) => {
    clearErrors("offline_details");
    setValue("offline_details", JSON.stringify(details));
  };
  // A payment made elsewhere a moment ago is missing from the wallet: asked again at each checkout.
  useQuery({ ...customerQuery(useAccountKey()), staleTime: 0 });
  return (
    <>
      <PaymentChooser
        legendHidden
        gateways={config.active_payment_method_list}
        methods={offline.methods}
        method={offline.method}
        options={payments}
        used={payment}
        gateway={watch("gateway")}
        total={total.total}
        balance={balance}
        digits={digits}
        onChange={(choice, way) => {
          field.onChange(choice);
          clearErrors("offline_details");
          if (choice !== "offline_payment") setValue("gateway", way);
          // Details for one method say nothing about another.
          else if (Number(way) !== offline.details?.methodId) setDetails(emptyOfflineDetails(Number(way)));
        }}
      />
      {payment.choice === "offline_payment" && offline.method && offline.details ? (
        <Suspense>
          <div ref={fields}>
            <OfflineFields
              method={offline.method}
              value={offline.details}
              refusals={refused ? formState.submitCount : 0}
              onChange={setDetails}
            />
          </div>
        </Suspense>
      ) : null}
      <Suspense>
        <ChangeField />
      </Suspense>
    </>
  );
}
