import type { TestServer } from "./test-server";

export interface FormFile {
  bytes: Buffer;
  name?: string;
  type?: string;
}

let calls = 0;

/** Sends a form with files as a browser does, each from a network address of its own. A list sends several files. */
export async function sendForm(
  server: TestServer,
  path: string,
  fields: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, FormFile | readonly FormFile[]>> = {},
  remoteAddress?: string,
) {
  calls += 1;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined)
      form.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  for (const [name, list] of Object.entries(files))
    for (const { bytes, name: fileName = "photo.jpg", type = "image/jpeg" } of [list].flat())
      form.append(name, new Blob([new Uint8Array(bytes)], { type }), fileName);
  const encoded = new Response(form);
  const response = await server.inject({
    method: "POST",
    remoteAddress: remoteAddress ?? `10.0.${calls >> 8}.${calls & 255}`,
    url: `/api/v1${path}`,
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const body = response.json();
  return { status: response.statusCode, body, code: body.errors?.[0]?.code as string | undefined };
}
