/**
 * A query's result with other values in some of its fields. Everything else is read through to the library's, which renders
 * again for what is read of it: a copy would read all of it.
 */
export const queryWith = <Query extends object, Fields extends object>(
  query: Query,
  fields: Fields,
): Omit<Query, keyof Fields> & Fields =>
  new Proxy<object>(query, {
    get: (target, name) => Reflect.get(name in fields ? fields : target, name),
  }) as Omit<Query, keyof Fields> & Fields;
