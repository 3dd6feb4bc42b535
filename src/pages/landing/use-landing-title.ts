import { useEffect } from "react";

/** Names the document as our server does. Like `useDocumentTitle`, which comes with the cards and would cost the landing them. */
export function useLandingTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${__APP_NAME__}`;
    return () => {
      document.title = __APP_NAME__;
    };
  }, [title]);
}
