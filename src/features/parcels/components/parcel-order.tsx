import { Navigate } from "react-router-dom";
import { useConfig } from "@/features/configuration";
import { OrderByForm } from "@/features/order-form";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { deleteParcelDraft } from "@/stores/parcel-draft";
import { useShopScope } from "@/stores/shop-scope";
import { parcelCategoriesQuery } from "../api/get-parcel-categories";
import { ParcelForm } from "./parcel-form";

interface Props {
  readonly moduleId: number;
  readonly categoryId: number;
}

/** Loads the category, then asks for both ends of the way; follows an order that is on its way. */
export default function ParcelOrder({ moduleId, categoryId }: Props) {
  const query = useQuery(parcelCategoriesQuery(useShopScope()));
  const config = useConfig();
  const category = query.data?.find(({ id }) => id === categoryId);
  const isGone = query.data !== undefined && !category;
  return (
    <OrderByForm
      // A parcel is ordered like an empty cart of its module.
      source={{ moduleId }}
      query={query}
      unavailable={isGone ? <Navigate to={paths.home.href()} replace /> : undefined}
      form={
        category && config
          ? (placeOrder) => <ParcelForm {...{ category, config, moduleId, placeOrder }} />
          : undefined
      }
      onPlaced={deleteParcelDraft}
    />
  );
}
