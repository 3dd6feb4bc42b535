import { useQuery } from "@tanstack/react-query";
import { useController, useFormContext } from "react-hook-form";
import { customerQuery } from "@/features/auth";
import { PaymentChooser } from "@/features/payment";
import { useAccountKey } from "@/stores/session";
import { Suspense } from "@/ui/loading/suspense";
import { Card } from "@/ui/window/card";
import type { CheckoutFormValues } from "../checkout-form-schema";
import { useCheckoutContext } from "../use-checkout";
import { CashProblemNote } from "./cash-problem-note";
import { ChangeField } from "./courier-parts";
import { PaymentChangedNote } from "./payment-changed-note";

/** How it is paid, where there is more than cash to choose from. */
export default function PaymentChoiceSection() {
  const { config, payments, payment, balance, total, digits } = useCheckoutContext();
  const { field } = useController<CheckoutFormValues, "payment">({ name: "payment" });
  const { watch, setValue } = useFormContext<CheckoutFormValues>();
  // What was paid elsewhere a moment ago is missing from the wallet: asked again at each checkout.
  useQuery({ ...customerQuery(useAccountKey()), staleTime: 0 });
  return (
    <Card as="section">
      <PaymentChooser
        gateways={config.active_payment_method_list}
        options={payments}
        used={payment}
        gateway={watch("gateway")}
        total={total.total}
        balance={balance}
        digits={digits}
        onChange={(choice, gateway) => {
          field.onChange(choice);
          setValue("gateway", gateway);
        }}
      />
      <PaymentChangedNote />
      <Suspense>
        <ChangeField />
      </Suspense>
      <CashProblemNote problem={payments[0].problem} />
    </Card>
  );
}
