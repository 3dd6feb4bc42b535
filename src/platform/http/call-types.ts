/** The contract's calls as types for the client: nothing of this is there at run time. */
import type { Calls } from "@/contract/api-calls";

export type CallName = keyof Calls;
export type HttpMethod = CallName extends `${infer M} ${string}` ? M : never;

/** `/items/details/{id}` as the type of every such path. */
type Filled<P extends string> = P extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : P;
type CallsBy<M extends HttpMethod> = {
  [K in CallName as K extends `${M} ${infer P}` ? Filled<P> : never]: Calls[K];
};

/** The paths that can be called with a method. */
export type PathOf<M extends HttpMethod> = keyof CallsBy<M> & string;

type CallAt<M extends HttpMethod, P extends PathOf<M>> =
  CallsBy<M> extends infer All ? (P extends keyof All ? All[P] : never) : never;

/** Every value of a query is text on the wire, so a number may be given as text and a free text as a number. */
type QueryField<T> =
  | null
  | undefined
  | (T extends string ? (string extends T ? T | number : T) : T extends number ? T | string : T);
type QueryFields<Q> = { [K in keyof Q]: QueryField<Q[K]> };

type QueryPart<C> = C extends { query: infer Q extends object }
  ? Record<string, never> extends Q
    ? { query?: QueryFields<Q> }
    : { query: QueryFields<Q> }
  : { query?: undefined };
type BodyPart<C> = C extends { form: unknown }
  ? { body: FormData }
  : C extends { bodyOrForm: infer B extends object }
    ? { body: B | FormData }
    : C extends { body: infer B extends object }
      ? { body: B }
      : C extends { optionalBody: infer B extends object }
        ? { body?: B }
        : { body?: undefined };

/** A response before anybody has looked at it: the contract names the fields, a backend may have sent anything in them. */
export type Unvalidated<T> = T extends readonly unknown[]
  ? unknown
  : T extends object
    ? { readonly [K in keyof T]?: unknown } | null | undefined
    : unknown;
type ResponseOf<C> = C extends { response: infer R } ? R : never;

/** The parts that go out with a call, and the reader of its response. */
export type CallParts<M extends HttpMethod, P extends PathOf<M>, T> = QueryPart<CallAt<M, P>> &
  BodyPart<CallAt<M, P>> & {
    /** Below /api/v1, with a leading slash. Path segments are the caller's to encode. */
    path: P;
    /** May be asynchronous, so that a large normaliser can come in its own chunk while the response is under way. */
    normalise: (response: Unvalidated<ResponseOf<CallAt<M, P>>>) => T | PromiseLike<T>;
  };
