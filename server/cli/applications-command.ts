/** `applications`: stores and delivery people that ask to work with the shop. */
import type { ServerContext } from "../context";
import { StartError } from "../core/errors";
import { applicationFilePath } from "../services/applications/application-files";
import {
  type Application,
  approveApplication,
  findApplication,
  listApplications,
  rejectApplication,
} from "../services/applications/decide";
import { shopTimestamp } from "../services/settings/shop-time-text";
import { plainly } from "./plainly";

type Write = (line: string) => void;

const statuses = ["pending", "approved", "rejected"] as const;

function idOf(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text))
    throw new StartError("The application's number is needed.");
  return Number(text);
}

const titleOf = ({ details, firstName, lastName }: Application) =>
  details.kind === "store" && details.name ? details.name : `${firstName} ${lastName}`.trim();

/** The store's plan in words, at the agreed price in the currency's smallest unit. */
function planText({ package: agreed, planState }: Application): string {
  if (agreed === null) return "commission";
  const trial = agreed.trialDays === undefined ? "" : `, ${agreed.trialDays} days free`;
  return `${agreed.name} (package ${agreed.id}) for ${agreed.days} days, price ${agreed.price}${trial}, ${planState}`;
}

function show({ settings }: ServerContext, application: Application, write: Write): void {
  const { id, kind, status, firstName, lastName, phone, email, zoneId, details, files, reason } = application;
  write(`${kind} ${id}, ${status}${reason ? `: ${reason}` : ""}`);
  write(`  ${firstName} ${lastName}, ${phone}, ${email}, zone ${zoneId}`);
  for (const [name, value] of Object.entries(details)) write(`  ${name}: ${JSON.stringify(value)}`);
  if (kind === "store") write(`  plan: ${planText(application)}`);
  for (const [field, names] of Object.entries(files))
    for (const name of names) write(`  ${field}: ${applicationFilePath(settings, name)}`);
}

const decided = (application: Application | null): Application => {
  if (application === null) throw new StartError("No application with this number is waiting.");
  return application;
};

/** `[STATUS]`, `show ID`, `approve ID` or `reject ID REASON`. Throws a StartError for anything else. */
export async function handleApplications(
  context: ServerContext,
  [action = "pending", id, ...reason]: readonly string[],
  writeLine: Write,
): Promise<void> {
  const write: Write = (line) => writeLine(plainly(line));
  const status = statuses.find((word) => word === action);
  if (status) {
    const found = await listApplications(context, status);
    if (found.length === 0) write(`No applications are ${status}.`);
    for (const application of found)
      write(
        `${String(application.id).padEnd(6)}${application.kind.padEnd(9)}${shopTimestamp(application.createdAt, context.timeZones.shop).slice(0, 10)}  ${titleOf(application)}`,
      );
    return;
  }
  if (action === "show") {
    const application = await findApplication(context, idOf(id));
    if (application === null) throw new StartError("There is no such application.");
    return show(context, application, write);
  }
  if (action === "approve") {
    const application = decided(await approveApplication(context, idOf(id)));
    const made =
      application.kind === "store" ? `Store ${application.storeId}` : `Courier ${application.courierId}`;
    return write(`${made} was made of ${titleOf(application)}.`);
  }
  if (action === "reject") {
    const text = reason.join(" ").trim();
    if (text === "") throw new StartError("Please say why: applications reject ID REASON.");
    return write(
      `The application of ${titleOf(decided(await rejectApplication(context, idOf(id), text)))} was rejected.`,
    );
  }
  throw new StartError(
    "applications needs pending, approved, rejected, show ID, approve ID or reject ID REASON.",
  );
}
