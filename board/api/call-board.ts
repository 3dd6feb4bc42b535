/** Calls of the board's routes. */
import { callStaff, type StaffCall, staffAddress, staffHeaders } from "../../staff/api/call-staff";

export const boardAddress = (path: string): string => staffAddress("board", path);

export const boardHeaders = (call: Omit<StaffCall, "path">): Record<string, string> => staffHeaders(call);

/** Sends one call, of a path below /board, and returns its response. Throws ApiError; repeats nothing. */
export const callBoard = <T>(call: StaffCall): Promise<T> => callStaff<T>("board", call);
