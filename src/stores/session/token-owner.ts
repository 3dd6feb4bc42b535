/** The owner of a token: the key of a customer's account, and the call that names the owner. */
import { textHash } from "@/domain/text-hash";
import { get } from "@/platform/http/client";
import { fields, identifier, isOn, textOrNull } from "@/platform/http/normalise/readers";

export const customerKey = (text: string): string => `customer:${textHash(text)}`;
export const keyOfCustomer = (id: number): string => customerKey(`customer ${id}`);

/** Key of an account known only by its email, its phone number or the text typed to sign in. */
export const keyOfContact = (contact: string): string =>
  customerKey(`contact ${contact.trim().toLowerCase()}`);

/** Keys of the token's owner: by their id, and by the contacts they proved. */
interface OwnerKeys {
  key: string;
  byContact: readonly string[];
}

/** Null when the answer names nobody. Rejects when the call fails. */
export async function askWhoseToken(token: string, timeoutMs: number): Promise<OwnerKeys | null> {
  const { data } = await get({
    path: "/customer/info",
    authenticated: false,
    cache: "no-store",
    headers: { Authorization: `Bearer ${token}` },
    timeoutMs,
    normalise: (response) => {
      const { id, email, phone, is_email_verified, is_phone_verified } = fields(response) ?? {};
      const known = identifier(id);
      // A contact that is only claimed may be another person's, whose orders wait on the same device.
      const contacts = [
        isOn(is_email_verified) ? textOrNull(email) : null,
        isOn(is_phone_verified) ? textOrNull(phone) : null,
      ].filter((contact) => contact !== null);
      return known === null ? null : { key: keyOfCustomer(known), byContact: contacts.map(keyOfContact) };
    },
  });
  return data;
}
