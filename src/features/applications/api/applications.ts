import { queryOptions } from "@tanstack/react-query";
import type {
  CourierApplicationRequest,
  StoreApplicationRequest,
  Vehicle,
} from "@/contract/calls/applications";
import { get, post } from "@/platform/http/client";
import { identifier, requireObject, requireReadable, text } from "@/platform/http/normalise/readers";
import { cacheWindows, dataOf, staleTimeFor } from "@/platform/query";

/** Chosen files by the field's name. */
export type ApplicationFiles = Readonly<Record<string, readonly File[]>>;

/** Pictures over a slow network, ms. */
const timeoutMs = 120_000;

/** Access to choose and pay the package that was asked for. */
export interface AppliedPlan {
  storeId: number;
  key: string;
}

/** The shop's answer to a store's application: its words, and the access that pays a package. */
export interface AppliedStore {
  words: string;
  plan: AppliedPlan | null;
}

/** Sends the application of a store; refused with 403 and the names of fields. */
export const applyAsStore = async (
  fields: StoreApplicationRequest,
  files: ApplicationFiles,
): Promise<AppliedStore> => {
  const body = formOf(fields, files);
  const { data } = await post({
    path: "/auth/vendor/register",
    authenticated: false,
    timeoutMs,
    body,
    normalise: normaliseAppliedStore,
  });
  return data;
};

function normaliseAppliedStore(response: unknown): AppliedStore {
  const row = requireObject(response, ["message", "store_id"]);
  const storeId = identifier(row.store_id);
  // Other backends know an applicant by the number alone.
  const key = text(row.application_key) || "none";
  const plan = row.type === "subscription" && storeId !== null ? { storeId, key } : null;
  return { words: text(row.message), plan };
}

/** Sends the application of a delivery person. */
export const applyAsCourier = async (
  fields: CourierApplicationRequest,
  files: ApplicationFiles,
): Promise<string> => {
  const body = formOf(fields, files);
  const { data } = await post({
    path: "/auth/delivery-man/store",
    authenticated: false,
    timeoutMs,
    body,
    normalise: normaliseApplied,
  });
  return data;
};

const normaliseApplied = (response: unknown): string =>
  text(requireObject(response, ["message", "store_id"]).message);

function formOf(fields: object, files: ApplicationFiles): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== "") form.set(name, String(value));
  for (const [name, list] of Object.entries(files)) for (const file of list) form.append(name, file);
  return form;
}

/** Vehicles that a delivery person may ride. */
export const vehiclesQuery = () =>
  queryOptions({
    queryKey: ["vehicles"],
    queryFn: ({ signal }) =>
      get({
        path: "/get-vehicles",
        authenticated: false,
        signal,
        normalise: (response): Vehicle[] =>
          requireReadable(response, (row) => {
            const id = identifier(row.id);
            return id === null ? null : { id, type: text(row.type) };
          }),
      }),
    staleTime: staleTimeFor(cacheWindows.otherLists),
    select: dataOf,
  });
