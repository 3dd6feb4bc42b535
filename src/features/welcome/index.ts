import { lazy } from "@/ui/loading/lazy";

export { useWelcome } from "./use-welcome";
export const WelcomeOverlay = lazy(() => import("./components/welcome-overlay"));
