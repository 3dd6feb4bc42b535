import moment from "moment-timezone";

/** Whether a name is one of the IANA time zones, in any letters. */
export const isZoneName = (name: string): boolean => moment.tz.zone(name) !== null;
