import { useEffect, useState } from "react";
import { selectModule } from "@/stores/module";
import { useModules } from "./use-modules";

/**
 * A page of one item or category belongs to that one's module: it is selected once, where the place offers it, so that
 * search, cart and bars are not of another. Undefined while it is not known.
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
