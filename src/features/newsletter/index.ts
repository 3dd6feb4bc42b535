import { lazy } from "@/ui/loading/lazy";

/** Lazy: no first screen needs the form. */
export const NewsletterForm = lazy(() => import("./components/newsletter-form"));
