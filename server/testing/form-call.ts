import type { TestServer } from "./test-server";

export interface FormFile {
  bytes: Buffer;
  name?: string;
  type?: string;
}

interface FormCall {
  token?: string | null | undefined;
  /** Idempotency-Key. */
  key?: string | undefined;
  headers?: Record<string, string>;
  /** Network address of the caller. */
  address?: string;
}

/** Posts a form as a browser encodes it; returns the body, and the code of a refusal. */
export async function postForm(
  server: TestServer,
  path: string,
  form: FormData,
  { token, key, headers = {}, address }: FormCall = {},
) {
  const encoded = new Response(form);
  const response = await server.inject({
    method: "POST",
    url: `/api/v1${path}`,
    ...(address === undefined ? {} : { remoteAddress: address }),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { "idempotency-key": key } : {}),
      ...headers,
      "content-type": encoded.headers.get("content-type") ?? "",
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const body = response.json();
  return {
    status: response.statusCode,
    headers: response.headers,
    body,
    code: body.errors?.[0]?.code as string | undefined,
  };
}

/** Puts files into a field of a form. */
export function appendFiles(form: FormData, field: string, files: readonly FormFile[]): void {
  for (const { bytes, name = "photo.jpg", type = "image/jpeg" } of files)
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
}

/** Puts photos as PNG into a field of a form. */
export const appendPhotos = (form: FormData, field: string, photos: readonly Buffer[]): void =>
  appendFiles(
    form,
    field,
    photos.map((bytes) => ({ bytes, name: "photo.png", type: "image/png" })),
  );

let calls = 0;

/** Sends a form with files, each from a network address of its own. A list sends several files. */
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
  for (const [name, list] of Object.entries(files)) appendFiles(form, name, [list].flat());
  return postForm(server, path, form, { address: remoteAddress ?? `10.0.${calls >> 8}.${calls & 255}` });
}
