import { useEffect } from "react";
import { appName } from "@/platform/app-name";

/** Names the document as our server does. Like `useDocumentTitle`, which comes with the cards and would cost the landing them. */
export function useLandingTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${appName()}`;
    return () => {
      document.title = appName();
    };
  }, [title]);
}
