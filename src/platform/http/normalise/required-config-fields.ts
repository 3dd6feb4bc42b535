// @chunk beside
/** Like `required-fields.ts`, apart from it because pages without a home or a landing need it. Read by page and worker alike. */
export const configFields = ["business_name", "currency_symbol"] as const;
