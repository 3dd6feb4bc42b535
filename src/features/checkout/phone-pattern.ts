import { latinDigits } from "@/domain/latin-digits";

/** A phone number as the checkout takes it; Arabic digits count. */
export const phonePattern = /^\+?[\d\s()-]{7,20}$/;

/** Whether the checkout would take it. */
export const isPhoneNumber = (text: string): boolean => phonePattern.test(latinDigits(text.trim()));
