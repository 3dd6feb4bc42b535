import { queryOptions } from "@tanstack/react-query";
import type { SignedInDevice } from "@/contract/calls/devices";
import { get, remove } from "@/platform/http/client";
import { normaliseMessage } from "@/platform/http/normalise/message";
import { identifier, isOn, requireReadable, text } from "@/platform/http/normalise/readers";
import { dataOf } from "@/platform/query";

/** GET /customer/devices. */
const normaliseDevices = (response: unknown): SignedInDevice[] =>
  requireReadable(response, (row) => {
    const id = identifier(row.id);
    if (id === null) return null;
    return {
      id,
      name: text(row.name),
      is_current: isOn(row.is_current),
      signed_in_at: text(row.signed_in_at),
      last_seen_at: text(row.last_seen_at),
    };
  });

/** The devices that the customer is signed in on, this one first. Never stored, because an old list would reassure wrongly. */
export const devicesQuery = (accountKey: string) =>
  queryOptions({
    queryKey: ["devices", accountKey],
    queryFn: ({ signal }) =>
      get({ path: "/customer/devices", normalise: normaliseDevices, authenticated: true, signal }),
    staleTime: 0,
    enabled: accountKey.startsWith("customer:"),
    select: dataOf,
  });

/** Signs one device out. 404 when it is signed out already. */
export const signOutDevice = (id: number) =>
  remove({ path: `/customer/devices/${id}`, authenticated: true, normalise: normaliseMessage });

/** Signs all devices out but this one. */
export const signOutOtherDevices = () =>
  remove({ path: "/customer/devices", authenticated: true, normalise: normaliseMessage });
