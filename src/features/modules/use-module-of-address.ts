import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { selectModule, useSelectedModule } from "@/stores/module";
import { useModulesState } from "./use-modules";

/**
 * Selects, once, the module that a shared link names (`module_id`), if the place offers it. Later choices of the shopper or
 * another tab stay. Returns true while another module is still selected.
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
