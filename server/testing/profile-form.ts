import type { TestServer } from "./test-server";

export interface ProfileChanges extends Record<string, unknown> {
  image?: { bytes: Buffer; name?: string; type?: string };
}

/** Returns a function that sends the form of the profile page for a customer; `image` goes as a file. */
export const profileForm =
  (server: TestServer) =>
  async (
    customer: { token: string; phone: string; email: string },
    { image, ...changes }: ProfileChanges = {},
  ) => {
    const form = new FormData();
    const { phone, email } = customer;
    const fields = { name: "Alan Turing", phone, email, current_password: "enigma-machine", ...changes };
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    if (image) {
      const file = new Blob([new Uint8Array(image.bytes)], { type: image.type ?? "image/jpeg" });
      form.set("image", file, image.name ?? "me.jpg");
    }
    const encoded = new Response(form);
    const response = await server.inject({
      method: "POST",
      url: "/api/v1/customer/update-profile",
      headers: {
        authorization: `Bearer ${customer.token}`,
        "content-type": encoded.headers.get("content-type") ?? "",
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    const body = response.json();
    return { status: response.statusCode, body, code: body.errors?.[0]?.code as string | undefined };
  };
