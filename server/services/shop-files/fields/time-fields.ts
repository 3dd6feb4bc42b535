/** Columns that hold days, times and switches. */
import { latinDigits } from "@/domain/latin-digits";
import { type Field, type FieldOptions, field } from "./field";

/** A time of day on the shop's clock. */
export const timeField = (options: FieldOptions): Field =>
  field(options, {
    sqlType: "time",
    allowed: "a time of day from 00:00 to 23:59, as 18:30",
    example: "18:30",
    schema: { type: "string", pattern: "^\\d{1,2}:\\d{2}(:\\d{2})?$" },
    read: (text) => {
      const parts = /^(\d{1,2})[:.](\d{2})(?::(\d{2}))?$/.exec(latinDigits(text));
      if (!parts) return { problem: "is no time of day" };
      const [, hour = "", minute = "", second = "00"] = parts;
      // Midnight at the end of a day: the database's day ends with its last second.
      if (`${hour}:${minute}:${second}` === "24:00:00") return { value: "23:59:59" };
      return Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
        ? { value: `${hour.padStart(2, "0")}:${minute}:${second}` }
        : { problem: "is no time of day" };
    },
    write: (value) => String(value).replace(/:00$/, ""),
  });

/** A day of the calendar. */
export const dateField = (options: FieldOptions): Field =>
  field(options, {
    sqlType: "date",
    allowed: "a day as 2027-03-21",
    example: "2027-03-21",
    schema: { type: "string", format: "date" },
    read: (text) => {
      const plain = latinDigits(text);
      if (!/^\d{4}-\d{2}-\d{2}$/.test(plain)) return { problem: "is no day in that form" };
      const day = new Date(`${plain}T00:00:00Z`);
      return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(plain)
        ? { value: plain }
        : { problem: "is a day that no calendar has" };
    },
  });

const momentPattern = /^(\d{4}-\d{2}-\d{2})[T ]\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;

/** A moment with its distance from UTC, which is the same everywhere whatever a clock there shows. */
export const momentField = (options: FieldOptions): Field =>
  field(options, {
    sqlType: "timestamptz",
    allowed: "a day and a time with its distance from UTC, as 2027-03-21T18:00+01:00 or 2027-03-21T17:00Z",
    example: "2027-03-21T18:00+01:00",
    schema: { type: "string", pattern: momentPattern.source },
    read: (text) => {
      const [, day = ""] = momentPattern.exec(text) ?? [];
      const moment = new Date(text.replace(" ", "T"));
      if (day === "") return { problem: "is no moment in that form" };
      const isDay = new Date(`${day}T00:00:00Z`);
      return Number.isNaN(moment.getTime()) ||
        Number.isNaN(isDay.getTime()) ||
        !isDay.toISOString().startsWith(day)
        ? { problem: "is a moment that no calendar has" }
        : { value: moment.toISOString() };
    },
  });

const yes = new Set(["yes", "y", "true", "1", "on", "x", "✓", "نعم"]);
const no = new Set(["no", "n", "false", "0", "off", "لا"]);

/** A switch; `fallback` is what an empty cell means. */
export const switchField = ({ fallback = false, ...options }: FieldOptions & { fallback?: boolean }): Field =>
  field(
    { fallback, ...options },
    {
      sqlType: "boolean",
      allowed: "yes or no",
      example: "yes",
      schema: { type: "boolean" },
      read: (text) => {
        const word = text.toLowerCase();
        if (yes.has(word)) return { value: true };
        return no.has(word) ? { value: false } : { problem: "is neither" };
      },
      write: (value) => (value === true ? "yes" : "no"),
    },
  );
