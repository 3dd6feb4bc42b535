import { appendFiles, type FormFile, postForm } from "./form-call";
import type { TestServer } from "./test-server";

export interface ProfileChanges extends Record<string, unknown> {
  image?: FormFile;
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
    if (image) appendFiles(form, "image", [{ name: "me.jpg", ...image }]);
    return postForm(server, "/customer/update-profile", form, { token: customer.token });
  };
