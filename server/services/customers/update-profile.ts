/** POST /customer/update-profile: name, contacts, photo and password of the one who is signed in. */
import { and, eq, inArray, ne } from "drizzle-orm";
import type { PhoneOrEmail } from "@/contract/calls/auth";
import type { UpdateProfileRequest } from "@/contract/calls/customer";
import type { ServerContext } from "../../context";
import { ContractError } from "../../core/errors";
import { customers } from "../../db/schema";
import { checkCode, sendCode } from "../auth/codes";
import type { CustomerRow } from "../auth/customer-account";
import { canonicalEmail, phoneReader, type ReadPhone, splitName, storedForms } from "../contacts/contacts";
import { acceptPhoto } from "../photos/accept-photo";
import { squarePhoto } from "../pictures";
import { countAttempt } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import { readShopRules } from "../settings/shop-rules";
import { checkCurrentPassword, prepareNewPassword } from "./change-password";
import { requireFreshSignIn } from "./check-owner";
import { type ProfileCaller, saveProfile } from "./save-profile";

/** Changes and codes of one customer in ten minutes: reading a photo costs time, and each code money. */
const limits = { changes: 40, codes: 10, windowSeconds: 600 } as const;
const daily = { codes: 30, windowSeconds: 86_400 } as const;

type Contacts = Record<PhoneOrEmail, string>;

/** The confirmation that the change waits for; null when it was made. */
export type ProfileOutcome = { codeSentTo: PhoneOrEmail } | null;

async function count(
  { database, clock }: ServerContext,
  kind: string,
  customerId: number,
  limit: number,
  windowSeconds: number = limits.windowSeconds,
) {
  const subject = String(customerId);
  await countAttempt(database, clock.now(), { kind, subject, limit, windowSeconds });
}

/** A code that could not be sent or was wrong, with the contact that it is about. */
export class CodeRefused extends Error {
  constructor(
    readonly medium: PhoneOrEmail,
    readonly refusal: ContractError,
  ) {
    super(refusal.message);
  }
}

/** Runs work on the code of a contact; its refusals say which contact. Limits of tries stay what they are. */
async function aboutCode<T>(medium: PhoneOrEmail, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ContractError) || error.status === 429) throw error;
    throw new CodeRefused(medium, error);
  }
}

interface WantedProfile {
  firstName: string;
  lastName: string;
  contacts: Contacts;
}

/** The profile as the form wants it; a button that does something else keeps name and contacts. */
function readWanted(body: UpdateProfileRequest, customer: CustomerRow, readPhone: ReadPhone): WantedProfile {
  if (body.button_type) {
    const { firstName, lastName, phone, email } = customer;
    return { firstName, lastName, contacts: { phone: phone ?? "", email: email ?? "" } };
  }
  const { firstName, lastName } = splitName(body.name);
  if (!firstName) throw refuse("name_missing");
  // A contact that could not be brought to its canonical form stays until it is changed.
  const phone = body.phone === customer.phone ? customer.phone : readPhone(body.phone);
  const email = body.email === customer.email ? customer.email : canonicalEmail(body.email);
  if (!phone) throw refuse("phone_invalid");
  if (!email) throw refuse("email_invalid");
  return { firstName, lastName, contacts: { phone, email } };
}

const isChanged = (customer: CustomerRow, wanted: Contacts, medium: PhoneOrEmail) =>
  wanted[medium] !== (customer[medium] ?? "");

const isVerified = (customer: CustomerRow, medium: PhoneOrEmail) =>
  medium === "phone" ? customer.phoneVerified : customer.emailVerified;

async function refuseTaken({ database }: ServerContext, customer: CustomerRow, wanted: Contacts) {
  for (const medium of ["phone", "email"] as const) {
    if (!isChanged(customer, wanted, medium)) continue;
    const forms = await storedForms(database, medium, wanted[medium]);
    const [other] = await database
      .select({ id: customers.id })
      .from(customers)
      .where(and(inArray(customers[medium], forms), ne(customers.id, customer.id)))
      .limit(1);
    if (other) throw refuse(`${medium}_taken`);
  }
}

/** The contacts that need a code: changed ones where the shop verifies them, and the one that is to be verified now. */
async function unconfirmed(
  { database }: ServerContext,
  customer: CustomerRow,
  wanted: Contacts,
  asked: string | null | undefined,
): Promise<PhoneOrEmail[]> {
  const { verification } = await readShopRules(database);
  return (["phone", "email"] as const).filter((medium) => {
    if (isChanged(customer, wanted, medium)) return verification[medium];
    return asked === medium && customer[medium] !== null && !isVerified(customer, medium);
  });
}

/**
 * Changes the profile. Another phone number or e-mail address needs the password, or a fresh sign-in where there is none; where the shop verifies it, it is changed
 * only with the code that was sent to it, and with two of them one after the other. Refuses with 403 and the field's name, with
 * 409 `profile` what was changed by somebody else meanwhile; a phone number that was verified is not changed at all. A new
 * password ends every other login. Rejects with CodeRefused where a code is wrong or cannot be sent.
 */
export async function updateProfile(
  context: ServerContext,
  caller: ProfileCaller,
  body: UpdateProfileRequest,
  image: Buffer | null,
): Promise<ProfileOutcome> {
  const { database } = context;
  const { customerId } = caller;
  await count(context, "profile", customerId, limits.changes);
  const [customer] = await database.select().from(customers).where(eq(customers.id, customerId)).limit(1);
  if (!customer) throw refuse("wrong_credentials");
  const wanted = readWanted(body, customer, await phoneReader(database));
  const { contacts } = wanted;
  if (customer.phoneVerified && isChanged(customer, contacts, "phone")) throw refuse("phone_fixed");
  const passwordHash = await checkPasswords(context, caller, customer, contacts, body);
  await refuseTaken(context, customer, contacts);
  const photo = image === null ? null : await acceptPhoto(image, squarePhoto, `customer:${customerId}`);

  const [first, ...later] = await unconfirmed(context, customer, contacts, body.button_type);
  const confirmed =
    first !== undefined &&
    (await aboutCode(first, () => isConfirmed(context, caller, body, first, contacts)));
  const open = first === undefined ? [] : confirmed ? later : [first, ...later];
  const [next] = open;
  // While the first contact waits for its code nothing changes; with it everything does but a second one.
  if (next === undefined || confirmed) {
    const kept = Object.fromEntries(open.map((medium) => [medium, customer[medium] ?? ""]));
    const written: Contacts = { ...contacts, ...kept };
    const proven = (medium: PhoneOrEmail) =>
      (first === medium && confirmed) ||
      (!isChanged(customer, written, medium) && isVerified(customer, medium));
    const changes = {
      firstName: wanted.firstName,
      lastName: wanted.lastName,
      phone: written.phone || null,
      email: written.email || null,
      phoneVerified: proven("phone"),
      emailVerified: proven("email"),
      ...(passwordHash === null ? {} : { passwordHash }),
    };
    await saveProfile(context, caller, { before: customer, changes, photo });
  }
  if (next === undefined) return null;
  await count(context, "profile-code", customerId, limits.codes);
  await count(context, "profile-code-day", customerId, daily.codes, daily.windowSeconds);
  const subject = { purpose: "profile", medium: next, target: contacts[next] } as const;
  await aboutCode(next, () => sendCode(context, subject, caller));
  return { codeSentTo: next };
}

/**
 * Asks for the password where contacts change, and where an account has none for a sign-in of a moment ago: an open phone is not
 * enough to give an account its first password, or a contact that one could be set by. Returns the hash of a new password, null
 * when none is set.
 */
async function checkPasswords(
  context: ServerContext,
  caller: ProfileCaller,
  customer: CustomerRow,
  contacts: Contacts,
  body: UpdateProfileRequest,
): Promise<string | null> {
  const { password, current_password: currentPassword } = body;
  const isNewContact = isChanged(customer, contacts, "phone") || isChanged(customer, contacts, "email");
  if (customer.passwordHash === null && (isNewContact || body.button_type === "change_password"))
    await requireFreshSignIn(context, caller);
  if (body.button_type === "change_password") {
    return prepareNewPassword(context, customer, { password, currentPassword });
  }
  if (isNewContact) await checkCurrentPassword(context, customer, currentPassword);
  return null;
}

/** Whether the code that came along is the one that was sent to a contact; refuses a wrong one with 404 `otp`. */
async function isConfirmed(
  { database, clock }: ServerContext,
  { address }: ProfileCaller,
  { otp, verification_on }: UpdateProfileRequest,
  medium: PhoneOrEmail,
  wanted: Contacts,
): Promise<boolean> {
  if (!otp || verification_on !== medium) return false;
  const subject = { purpose: "profile", medium, target: wanted[medium] } as const;
  if (await checkCode(database, clock.now(), { subject, code: otp, address }, true)) return true;
  throw refuse("otp_wrong");
}
