import { type StringSchema, string } from "yup";
import type { ReadPhone } from "@/platform/phone/load-phones";

/** The specification's least digits, whose message is kept for what is shorter. */
const minDigits = 10;

/** A phone number that exists in some country's plan; the value becomes E.164. */
export const phoneRule = (
  readPhone: ReadPhone,
  messages: { required: string; short: string; wrong: string },
): StringSchema<string> =>
  string()
    .trim()
    .transform((text: string) => readPhone(text) ?? text)
    .required(messages.required)
    .test("phone", messages.wrong, (value, { createError }) => {
      if (readPhone(value) !== null) return true;
      return value.replace(/[^\p{Nd}]/gu, "").length < minDigits
        ? createError({ message: messages.short })
        : false;
    });
