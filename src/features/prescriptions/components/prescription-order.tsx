import { Link } from "react-router-dom";
import type { StoreDetails } from "@/contract";
import { takesPrescriptions } from "@/domain/prescription-offer";
import { useConfig } from "@/features/configuration";
import { OrderByForm } from "@/features/order-form";
import { storeQuery } from "@/features/stores";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { deletePrescriptionDraft } from "@/stores/prescription-draft";
import { useShopScope } from "@/stores/shop-scope";
import { ButtonLink } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { PrescriptionForm } from "./prescription-form";

/** Loads the store, then asks for the photos and the address; follows an order that is on its way. */
export default function PrescriptionOrder({ storeId }: { readonly storeId: number }) {
  const query = useQuery(storeQuery(useShopScope(), String(storeId)));
  const config = useConfig();
  const store = query.data ?? undefined;
  const isRefused = query.data === null || (store && config && !takesPrescriptions(store, config));
  return (
    <OrderByForm
      source={{ moduleId: store?.module_id ?? 0, buyNow: "prescription", storeId }}
      query={query}
      unavailable={isRefused ? <NotTaken store={store} /> : undefined}
      form={
        store && config ? (placeOrder) => <PrescriptionForm {...{ store, config, placeOrder }} /> : undefined
      }
      onPlaced={deletePrescriptionDraft}
    />
  );
}

function NotTaken({ store }: { readonly store: StoreDetails | undefined }) {
  const t = useTexts("prescriptions");
  const shell = useTexts("shell");
  return (
    <EmptyState
      title={t("store.title")}
      text={t("store.text")}
      action={
        <ButtonLink as={Link} to={store ? paths.store.href(store) : paths.home.href()} variant="soft">
          {store ? t("store.back") : shell("nav.home")}
        </ButtonLink>
      }
    />
  );
}
