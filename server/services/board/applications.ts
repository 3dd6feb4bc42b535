/** Applications of stores and delivery people at the board, decided by the same rules as by `ops`. */
import { eq } from "drizzle-orm";
import type {
  BoardApplication,
  BoardApplicationApproved,
  BoardApplicationRejection,
  BoardApplications,
} from "@/contract/calls/board-applications";
import { toMajor } from "@/domain/money";
import type { Queryable, ServerContext, Transaction } from "../../context";
import { modules, zones } from "../../db/schema";
import { readApplicationFile } from "../applications/application-files";
import { listVehicles } from "../applications/apply";
import {
  type Application,
  acceptApplicant,
  findApplication,
  listApplications,
  turnDownApplicant,
} from "../applications/decide";
import type { PublicPictures } from "../applications/files-of-decision";
import { writeAudit } from "../audit/write-audit";
import type { Operator } from "../operators/operator";
import { refuse } from "../refusals";
import { readDigits } from "../settings/shop-view";

const personOf = ({ firstName, lastName }: Application) => `${firstName} ${lastName}`.trim();

const summaryOf = (application: Application) => {
  const { id, kind, status, details, createdAt } = application;
  // Details are forgotten a month after the decision.
  const name = details.kind === "store" ? (details.name ?? personOf(application)) : personOf(application);
  return { id, kind, status, name, created_at: createdAt.toISOString() };
};

/** GET /board/applications. */
export async function listBoardApplications(
  context: ServerContext,
  status: Application["status"],
): Promise<BoardApplications> {
  return { applications: (await listApplications(context, status)).map(summaryOf) };
}

async function storeOf(
  database: Queryable,
  { details, package: agreed, planState }: Application,
): Promise<BoardApplication["store"]> {
  if (details.kind !== "store" || !details.name) return null;
  const [module] = await database.select().from(modules).where(eq(modules.id, details.moduleId));
  const others = Object.entries(details.translations).flatMap(([language, { name } = {}]) =>
    name ? [{ language, name }] : [],
  );
  return {
    names: [{ language: "", name: details.name }, ...others],
    address: details.address,
    latitude: details.place.lat,
    longitude: details.place.lng,
    module: module?.name ?? "",
    minimum_delivery_time: details.minimumDeliveryTime,
    maximum_delivery_time: details.maximumDeliveryTime,
    delivery_time_unit: details.deliveryTimeType,
    tax_number: details.taxNumber,
    tax_number_expires: details.taxNumberExpires,
    package: agreed && {
      name: agreed.name,
      price: toMajor(agreed.price, await readDigits(database)),
      days: agreed.days,
      trial_days: agreed.trialDays ?? null,
      state: planState,
    },
  };
}

async function courierOf(
  database: Queryable,
  { details }: Application,
): Promise<BoardApplication["courier"]> {
  if (details.kind !== "courier" || !details.identityType) return null;
  const vehicle = (await listVehicles(database)).find(({ id }) => id === details.vehicleId);
  return {
    identity_type: details.identityType,
    identity_number: details.identityNumber,
    vehicle: vehicle?.type ?? null,
    freelancer: details.freelancer,
  };
}

async function known(context: ServerContext, id: number): Promise<Application> {
  const application = await findApplication(context, id);
  if (application === null) throw refuse("board_application_unknown");
  return application;
}

/** GET /board/applications/{id}. */
export async function boardApplication(context: ServerContext, id: number): Promise<BoardApplication> {
  const { database } = context;
  const application = await known(context, id);
  const [zone] = await database.select().from(zones).where(eq(zones.id, application.zoneId));
  return {
    ...summaryOf(application),
    person: personOf(application),
    phone: application.phone,
    email: application.email,
    zone: zone?.name ?? "",
    store: await storeOf(database, application),
    courier: await courierOf(database, application),
    files: Object.entries(application.files).flatMap(([field, names]) =>
      names.map((name) => ({ field, name })),
    ),
    reason: application.reason,
    decided_at: application.decidedAt?.toISOString() ?? null,
  };
}

/** GET /board/applications/{id}/files/{name}: a picture, WebP. 404 for what is not of this application. */
export async function boardApplicationFile(
  context: ServerContext,
  id: number,
  name: string,
): Promise<Buffer> {
  const { files } = await known(context, id);
  const own = Object.values(files).flat().includes(name);
  const bytes = own ? await readApplicationFile(context.settings, name) : null;
  if (bytes === null) throw refuse("board_application_unknown");
  return bytes;
}

/** A press on an application. */
interface ApplicationStep {
  operator: Operator;
  id: number;
}

/** POST /board/applications/{id}/approve. 403 `application` where it does not wait any more. */
export async function approveBoardApplication(
  tx: Transaction,
  context: ServerContext,
  { operator, id }: ApplicationStep,
  pictures: PublicPictures,
): Promise<BoardApplicationApproved> {
  const approved = await acceptApplicant(tx, context, id, pictures);
  if (approved === null) throw refuse("application_decided");
  const { kind, storeId, courierId } = approved;
  await writeAudit(tx, {
    now: context.clock.now(),
    operator,
    action: "application_approved",
    storeId,
    before: { application: id, kind, state: "pending" },
    after: { application: id, state: "approved", ...(courierId === null ? {} : { courier_id: courierId }) },
  });
  return { store_id: storeId, courier_id: courierId };
}

/** POST /board/applications/{id}/reject. */
export async function rejectBoardApplication(
  tx: Transaction,
  context: ServerContext,
  { operator, id }: ApplicationStep,
  { reason: written }: BoardApplicationRejection,
): Promise<void> {
  const reason = written.trim();
  if (reason === "") throw refuse("reason_missing");
  const rejected = await turnDownApplicant(tx, context, id, reason);
  if (rejected === null) throw refuse("application_decided");
  await writeAudit(tx, {
    now: context.clock.now(),
    operator,
    action: "application_rejected",
    before: { application: id, kind: rejected.kind, state: "pending" },
    after: { application: id, state: "rejected", reason },
  });
}
