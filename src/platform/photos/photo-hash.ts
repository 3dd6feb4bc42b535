import { textHash } from "@/domain/text-hash";

/** Tells a photo's content from another's, also over plain HTTP, where browsers hash nothing; not for security. */
export const photoHash = (bytes: ArrayBuffer): string => textHash(new TextDecoder("latin1").decode(bytes));
