/** Plain documents of the payment pages: no script, one style with its hash, forms that lead back to the server. */
import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { Language } from "../../context";
import { escapeHtml } from "../../core/escape-html";
import { textsOf } from "../../locales";

const style = `
:root{color-scheme:light dark;--back:#f4f5f7;--card:#fff;--text:#17181c;--quiet:#5b5f6b;--line:#d5d8df;--accent:#0b6b4f;--on:#fff;--mark:#fff3cd;--mark-text:#5c4400}
@media (prefers-color-scheme:dark){:root{--back:#101114;--card:#1b1d22;--text:#f1f2f4;--quiet:#a9adb8;--line:#3a3e47;--accent:#4cc79d;--on:#06241a;--mark:#3d3110;--mark-text:#ffe3a0}}
*{box-sizing:border-box}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;padding:1rem;background:var(--back);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
main{inline-size:100%;max-inline-size:26rem;background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.25rem;display:grid;gap:1rem}
h1{margin:0;font-size:1.375rem}
p{margin:0}
.mark{background:var(--mark);color:var(--mark-text);border-radius:.5rem;padding:.625rem .75rem}
.quiet{color:var(--quiet)}
.amount{font-size:1.75rem;font-weight:700}
form{display:grid;gap:.75rem}
label{display:grid;gap:.25rem;color:var(--quiet)}
button,select,.button{font:inherit;min-block-size:3rem;border-radius:.625rem;border:1px solid var(--line);background:transparent;color:inherit;padding:.5rem 1rem;inline-size:100%;text-align:center;text-decoration:none;display:block}
select{background:var(--card);color:var(--text)}
button.main,.button.main{background:var(--accent);border-color:var(--accent);color:var(--on);font-weight:600}
button:focus-visible,select:focus-visible,.button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;
const styleHash = createHash("sha256").update(style).digest("base64");

interface Document {
  status?: number;
  language: Language;
  title: string;
  /** HTML. */
  content: string;
  /** Origins that a form's answer may lead to, beside the server's own. */
  formTargets?: readonly string[];
}

/** Sends a document that no cache keeps. */
export function sendDocument(
  reply: FastifyReply,
  { status = 200, language, title, content, formTargets = [] }: Document,
): FastifyReply {
  const { direction } = textsOf(language);
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .header(
      "content-security-policy",
      `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${formTargets.join(" ")}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="${language}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
<main>
${content}
</main>
</html>`);
}
