import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { showInfo } from "@/stores/toasts";

/** Leads home from an empty checkout, and says why. */
export default function NothingToOrder() {
  const t = useTexts("checkout");
  useEffect(() => void showInfo(t("checkout.nothingLeft")), [t]);
  return <Navigate to={paths.home.href()} replace />;
}
