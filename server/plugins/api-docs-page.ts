/** HTML of the API's page. Everything is escaped; the only style is the one whose hash the policy names. */
interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  nullable?: boolean;
}

interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

export interface ApiDescription {
  info: { title: string; version: string; description?: string };
  paths?: Record<string, Record<string, Operation>>;
}

export const apiDocsStyle = `:root{color-scheme:light dark;--line:#8884;--soft:#8881;--accent:#c2410c}
body{font:16px/1.55 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:2rem 1.25rem 4rem}
h1{font-size:2rem;margin:0 0 .25rem}h2{margin:2.5rem 0 .75rem;font-size:1.15rem}
details{border:1px solid var(--line);border-radius:10px;margin:.5rem 0;overflow:hidden}
summary{cursor:pointer;padding:.65rem .9rem;display:flex;gap:.75rem;align-items:baseline;flex-wrap:wrap}
summary:hover{background:var(--soft)}details>div{padding:.25rem .9rem .9rem;border-top:1px solid var(--line)}
code,pre{font:14px/1.5 ui-monospace,monospace}pre{background:var(--soft);padding:.75rem;border-radius:8px;overflow:auto}
.method{font-weight:700;color:var(--accent);min-inline-size:4.5rem}.who{margin-inline-start:auto;opacity:.75;font-size:.85rem}
table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.3rem .6rem .3rem 0;border-bottom:1px solid var(--line)}
a{color:var(--accent)}h3{font-size:.95rem;margin:1rem 0 .35rem}`;

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

const MAX_DEPTH = 6;

/** The shape of a value in a short notation: {id: integer, name: string | null}. */
export function schemaText(schema: Schema | undefined, indent = "", depth = 0): string {
  if (!schema) return "anything";
  const orNull = schema.nullable ? " | null" : "";
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ") + orNull;
  if (schema.anyOf)
    return schema.anyOf.map((member) => schemaText(member, indent, depth)).join(" | ") + orNull;
  if (schema.type === "array") return `[${schemaText(schema.items, indent, depth + 1)}]${orNull}`;
  if (!schema.properties) return (schema.type ?? "anything") + orNull;
  if (depth > MAX_DEPTH) return `{…}${orNull}`;
  const inner = `${indent}  `;
  const lines = Object.entries(schema.properties).map(
    ([name, property]) =>
      `${inner}${name}${schema.required?.includes(name) ? "" : "?"}: ${schemaText(property, inner, depth + 1)}`,
  );
  return `{\n${lines.join("\n")}\n${indent}}${orNull}`;
}

const WHO = { bearer: "signed in", guest: "guest" } as const;

function operationHtml(path: string, method: string, operation: Operation): string {
  const who = (operation.security ?? [])
    .flatMap((entry) => Object.keys(entry))
    .map((name) => (name === "bearer" || name === "guest" ? WHO[name] : name))
    .join(" or ");
  const parameters = (operation.parameters ?? []).map(
    (parameter) =>
      `<tr><td><code>${escaped(parameter.name)}</code></td><td>${escaped(parameter.in)}</td>` +
      `<td><code>${escaped(schemaText(parameter.schema))}</code></td><td>${parameter.required ? "needed" : ""}</td></tr>`,
  );
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const responses = Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
    const schema = Object.values(response.content ?? {})[0]?.schema;
    return schema ? [`<h3>Answer ${escaped(status)}</h3><pre>${escaped(schemaText(schema))}</pre>`] : [];
  });
  const about = operation.description ?? operation.summary ?? "";
  return `<details><summary><span class="method">${method.toUpperCase()}</span><code>${escaped(path)}</code><span class="who">${escaped(who)}</span></summary><div>${
    about ? `<p>${escaped(about)}</p>` : ""
  }${
    parameters.length > 0
      ? `<h3>Parameters</h3><table><tr><th>Name</th><th>In</th><th>Type</th><th></th></tr>${parameters.join("")}</table>`
      : ""
  }${body ? `<h3>Body</h3><pre>${escaped(schemaText(body))}</pre>` : ""}${responses.join("")}</div></details>`;
}

/** The whole page. */
export function apiDocsPage(api: ApiDescription): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(api.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      const group = operation.tags?.[0] ?? "other";
      groups.set(group, [...(groups.get(group) ?? []), operationHtml(path, method, operation)]);
    }
  }
  const sections = [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, operations]) => `<h2>${escaped(name)}</h2>${operations.join("")}`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(api.info.title)}</title><style>${apiDocsStyle}</style></head>
<body><h1>${escaped(api.info.title)}</h1><p>Version ${escaped(api.info.version)} · <a href="/api/v1/openapi.json">OpenAPI</a></p><p>${escaped(api.info.description ?? "")}</p>${sections.join("\n")}</body></html>
`;
}
