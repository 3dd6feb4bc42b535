/** Return types of the contract's calls, found by the method and path that a test calls. */
import type { Calls } from "@/contract/api-calls";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** `{id}` of a listed path stands for any text. */
type Pattern<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Pattern<After>}`
  : Path;

/** The call that a method and path are: listed under that very name, or fitting one with a parameter. */
type CallOf<Called extends string> = Called extends keyof Calls
  ? Called
  : { [Call in keyof Calls]: Called extends Pattern<Call> ? Call : never }[keyof Calls];

/** The successful return type of a call; unknown for calls that the contract does not list. */
export type SuccessOf<M extends Method, P extends string> = [CallOf<`${M} ${P}`>] extends [never]
  ? unknown
  : Calls[CallOf<`${M} ${P}`>]["response"];
