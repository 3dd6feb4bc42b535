import { lazy } from "@/ui/loading/lazy";

export { LanguageButton } from "./components/language-button";

/** The choice of the page's language. */
export const LanguageOverlay = lazy(() => import("./components/language-overlay"));
