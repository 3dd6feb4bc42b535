// @chunk-folder footer

import { lazy } from "@/ui/loading/lazy";

/** Lazy: forms and their checks are no part of a first screen. */
export const NewsletterForm = lazy(() => import("./components/newsletter-form"));
