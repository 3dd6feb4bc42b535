import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { showInfo } from "@/stores/toasts";

/** Leads home from a checkout without anything to order, and says why. */
export default function NothingToOrder({ of }: { readonly of: "cart" | "item" }) {
  const t = useTexts("checkout");
  const reason = t(of === "cart" ? "cart.empty" : "checkout.nothingLeft");
  useEffect(() => void showInfo(reason), [reason]);
  return <Navigate to={paths.home.href()} replace />;
}
