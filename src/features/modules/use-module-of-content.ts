import { useEffect, useState } from "react";
import { selectModule } from "@/stores/module";
import { useModules } from "./use-modules";

/**
 * Selects, once, the module of a page's item or category, if the place offers it, so that search, cart and bars match.
 * Undefined while it is not known.
 */
export function useModuleOfContent(moduleId: number | undefined): void {
  const offered = useModules()?.find(({ id }) => id === moduleId);
  const [followed, setFollowed] = useState(0);
  useEffect(() => {
    if (!offered || offered.id === followed) return;
    selectModule(offered);
    setFollowed(offered.id);
  }, [offered, followed]);
}
