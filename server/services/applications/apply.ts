/** Taking the applications of stores and delivery people. */
import { and, asc, eq } from "drizzle-orm";
import type {
  CourierApplicationRequest,
  StoreApplicationRequest,
  Vehicle,
} from "@/contract/calls/applications";
import { isPartnerPassword } from "@/domain/partner-password";
import { cleanName } from "@/domain/written-text";
import type { Language, Queryable, ServerContext } from "../../context";
import { applications, modules, moduleZones, vehicleBands, zones } from "../../db/schema";
import type { CourierDetails, StoreDetails } from "../../db/schema/applications";
import { transact } from "../../db/transact";
import { hashPassword } from "../auth/passwords";
import { canonicalEmail, phoneReader } from "../contacts/contacts";
import { isDate } from "../dates/calendar-dates";
import { countAttempts } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import { isInZone } from "../zones/zones";
import { withApplicationFiles } from "./application-files";
import { newApplicationKey } from "./choose-plan";
import { checkSamePerson, findWaiting, goOnWithStore, type StoreApplication } from "./send-again";
import { readStoreTexts } from "./store-texts";
import { agreedPlan, planColumns } from "./subscription-packages";

/** Applications of one network address in a day, and of all together in an hour: each makes pictures and a hash. */
const limits = { address: 20, everybody: 500 } as const;

export interface ApplicationOrigin {
  language: Language;
  /** Network address. */
  address: string;
}

type Uploads = ReadonlyMap<string, readonly Buffer[]> | null;
type Person = Pick<StoreApplicationRequest, "f_name" | "l_name" | "email" | "phone" | "password" | "zone_id">;

/** Everything that costs little is checked before pictures are read and the password is hashed. */
async function checkPerson({ database }: ServerContext, kind: "store" | "courier", person: Person) {
  const phone = (await phoneReader(database))(person.phone);
  const email = canonicalEmail(person.email);
  if (!cleanName(person.f_name)) throw refuse("name_missing");
  if (!phone) throw refuse("phone_invalid");
  if (!email) throw refuse("email_invalid");
  if (!isPartnerPassword(person.password)) throw refuse("partner_password");
  return { contacts: { phone, email }, waiting: await findWaiting(database, kind, { phone, email }) };
}

async function countApplication({ database, clock }: ServerContext, address: string): Promise<void> {
  await countAttempts(database, clock.now(), [
    { kind: "application-address", subject: address, limit: limits.address, windowSeconds: 86_400 },
    { kind: "application", subject: "all", limit: limits.everybody, windowSeconds: 3600 },
  ]);
}

type NewApplication = typeof applications.$inferInsert;

async function insertApplication(
  context: ServerContext,
  kind: "store" | "courier",
  person: Person,
  contacts: { phone: string; email: string },
  parts: Pick<NewApplication, "details" | "files" | "plan" | "package" | "planState" | "keyHash">,
  language: Language,
): Promise<number> {
  const passwordHash = await hashPassword(person.password);
  return transact(context.database, async (tx) => {
    const [row] = await tx
      .insert(applications)
      .values({
        kind,
        firstName: cleanName(person.f_name),
        lastName: cleanName(person.l_name ?? ""),
        ...contacts,
        passwordHash,
        language,
        zoneId: person.zone_id,
        ...parts,
        createdAt: context.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: applications.id });
    if (!row) throw new SentTwice();
    return row.id;
  });
}

/** The same contacts were sent at the same moment, and the other one was quicker. Its own files are not kept. */
class SentTwice extends Error {}

/** The application that waits with these contacts, for who knows its password. */
async function waitingOfSamePerson(
  context: ServerContext,
  kind: "store" | "courier",
  contacts: { phone: string; email: string },
  password: string,
) {
  const waiting = await findWaiting(context.database, kind, contacts);
  if (waiting === null) throw refuse("application_waiting_phone");
  await checkSamePerson(context, waiting, password);
  return waiting;
}

/**
 * POST /auth/vendor/register. Refuses at the field that is wrong. The key lets the applicant pay the package that was asked for.
 * An application that is sent again, because no answer came, is answered with the one that waits.
 */
export async function applyAsStore(
  context: ServerContext,
  body: StoreApplicationRequest,
  uploads: Uploads,
  origin: ApplicationOrigin,
): Promise<StoreApplication> {
  const { database, settings } = context;
  const { contacts, waiting } = await checkPerson(context, "store", body);
  const place = { lat: body.latitude, lng: body.longitude };
  const texts = readStoreTexts(body.translations);
  if (body.minimum_delivery_time > body.maximum_delivery_time) throw refuse("delivery_times");
  if (body.tin_expire_date && !isDate(body.tin_expire_date)) throw refuse("tin_date");
  if (!uploads?.get("logo")?.length) throw refuse("logo_missing");
  if (!(await isInZone(database, place, body.zone_id))) throw refuse("outside_zone");
  const [offered] = await database
    .select({ type: modules.type })
    .from(moduleZones)
    .innerJoin(modules, eq(modules.id, moduleZones.moduleId))
    .where(
      and(
        eq(moduleZones.zoneId, body.zone_id),
        eq(moduleZones.moduleId, body.module_id),
        eq(modules.active, true),
      ),
    );
  if (!offered || offered.type === "parcel") throw refuse("module_not_in_zone");
  const agreed = await agreedPlan(database, body);
  await countApplication(context, origin.address);
  if (waiting !== null) {
    await checkSamePerson(context, waiting, body.password);
    return goOnWithStore(context, waiting.id, agreed);
  }
  const details: StoreDetails = {
    kind: "store",
    ...texts,
    moduleId: body.module_id,
    place,
    minimumDeliveryTime: body.minimum_delivery_time,
    maximumDeliveryTime: body.maximum_delivery_time,
    deliveryTimeType: body.delivery_time_type,
    taxNumber: body.tin?.trim() || null,
    taxNumberExpires: body.tin_expire_date || null,
  };
  const fields = {
    logo: "logo_unreadable",
    cover_photo: "cover_unreadable",
    tin_certificate_image: "tin_unreadable",
  } as const;
  const { key, keyHash } = newApplicationKey();
  const plan = { ...planColumns(agreed), keyHash };
  try {
    const id = await withApplicationFiles(settings, { uploads, sender: origin.address }, fields, (files) =>
      insertApplication(context, "store", body, contacts, { details, files, ...plan }, origin.language),
    );
    return { id, plan: agreed === null ? null : { packageId: agreed.id, key } };
  } catch (error) {
    if (!(error instanceof SentTwice)) throw error;
    const first = await waitingOfSamePerson(context, "store", contacts, body.password);
    return goOnWithStore(context, first.id, agreed);
  }
}

/** POST /auth/delivery-man/store. Sent again it is the same application. */
export async function applyAsCourier(
  context: ServerContext,
  body: CourierApplicationRequest,
  uploads: Uploads,
  origin: ApplicationOrigin,
): Promise<number> {
  const { database, settings } = context;
  const { contacts, waiting } = await checkPerson(context, "courier", body);
  const [zone] = await database
    .select({ id: zones.id })
    .from(zones)
    .where(and(eq(zones.id, body.zone_id), eq(zones.active, true)));
  if (!zone) throw refuse("zone_unknown");
  if (!(await listVehicles(database)).some(({ id }) => id === body.vehicle_id))
    throw refuse("vehicle_unknown");
  if (!body.identity_number.trim()) throw refuse("identity_missing");
  await countApplication(context, origin.address);
  if (waiting !== null) {
    await checkSamePerson(context, waiting, body.password);
    return waiting.id;
  }
  const details: CourierDetails = {
    kind: "courier",
    identityType: body.identity_type,
    identityNumber: body.identity_number.trim(),
    vehicleId: body.vehicle_id,
    freelancer: body.earning === 1,
  };
  const fields = { image: "photo_unreadable", identity_image: "identity_unreadable" } as const;
  try {
    return await withApplicationFiles(settings, { uploads, sender: origin.address }, fields, (files) =>
      insertApplication(context, "courier", body, contacts, { details, files }, origin.language),
    );
  } catch (error) {
    if (!(error instanceof SentTwice)) throw error;
    return (await waitingOfSamePerson(context, "courier", contacts, body.password)).id;
  }
}

/** GET /get-vehicles. */
export function listVehicles(database: Queryable): Promise<Vehicle[]> {
  return database
    .select({ id: vehicleBands.id, type: vehicleBands.type })
    .from(vehicleBands)
    .orderBy(asc(vehicleBands.fromMeters), asc(vehicleBands.id));
}
