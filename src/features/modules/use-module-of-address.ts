import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { selectModule, useSelectedModule } from "@/stores/module";
import { useModulesState } from "./use-modules";

/**
 * A shared link names the module of what it shows (`module_id`): it is selected once, where the place offers it. What the
 * shopper or another tab selects afterwards stays. Returns true while the selected module is still another one.
 */
export function useModuleOfAddress(): boolean {
  const [query] = useSearchParams();
  const written = query.get("module_id") ?? "";
  const meant = /^\d{1,9}$/.test(written) ? Number(written) : null;
  const selected = useSelectedModule()?.id ?? null;
  const { modules, isError } = useModulesState();
  const [followed, setFollowed] = useState<number | null>(null);
  const offered = modules?.find(({ id, module_type }) => id === meant && module_type !== "parcel");
  const known = modules !== undefined || selected === meant;
  useEffect(() => {
    if (meant === null || !known || followed === meant) return;
    if (offered && selected !== meant) selectModule(offered);
    setFollowed(meant);
  }, [meant, known, followed, offered, selected]);
  if (meant === null || meant === followed || meant === selected) return false;
  return modules === undefined ? !isError : offered !== undefined;
}
