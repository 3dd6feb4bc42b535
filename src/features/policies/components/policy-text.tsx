import DOMPurify from "dompurify";
import { useMemo } from "react";
import styles from "./policy-text.module.css";

/** Tags that an operator's text may contain: no scripts, frames, forms, styles or event handlers. */
const allowedTags = [
  "h1",
  "h2",
  "h3",
  "h4",
  "p",
  "br",
  "hr",
  "ul",
  "ol",
  "li",
  "b",
  "strong",
  "i",
  "em",
  "u",
  "a",
  "blockquote",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "span",
  "div",
];
const allowedAttributes = ["href", "title", "dir", "lang", "colspan", "rowspan"];

/** HTML from the server, sanitised. Links send no referrer. */
export function PolicyText({ html }: { html: string }) {
  const clean = useMemo(() => {
    DOMPurify.addHook("afterSanitizeAttributes", (element) => {
      if (element.tagName === "A") element.setAttribute("rel", "noopener noreferrer nofollow");
    });
    const text = DOMPurify.sanitize(html, {
      ALLOWED_TAGS: allowedTags,
      ALLOWED_ATTR: allowedAttributes,
      RETURN_TRUSTED_TYPE: true,
    });
    DOMPurify.removeAllHooks();
    return text;
  }, [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above; React hands the trusted value on.
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean as unknown as string }} />;
}
