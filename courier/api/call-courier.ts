import { callStaff, type StaffCall } from "../../staff/api/call-staff";

/** Sends one call, of a path below /courier, and returns its response. Throws ApiError; repeats nothing. */
export const callCourier = <T>(call: StaffCall): Promise<T> => callStaff<T>("courier", call);
