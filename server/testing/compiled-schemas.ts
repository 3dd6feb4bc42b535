/** Schemas of the routes, compiled once for all servers of a test process: for each anew it takes longer than most tests. */
import { createRequire } from "node:module";
import type { FastifyServerOptions } from "fastify";

type Compilers = NonNullable<NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]>;
type BuildSerializer = NonNullable<Compilers["buildSerializer"]>;
type BuildValidator = NonNullable<Compilers["buildValidator"]>;
type Serialize = ReturnType<ReturnType<BuildSerializer>>;

/** The compilers that Fastify itself takes: packages of its own, which are found from where it stands. */
const ofFastify = createRequire(createRequire(import.meta.url).resolve("fastify"));
const compileSerializer = (ofFastify("@fastify/fast-json-stringify-compiler") as () => BuildSerializer)();
const buildValidator = (ofFastify("@fastify/ajv-compiler") as () => BuildValidator)();
const serializers = new WeakMap<object, Serialize>();

/** The routes share no named schemas, so that a compiled one depends on its own object alone. */
const buildSerializer: BuildSerializer = (named, options) => {
  if (named && Object.keys(named).length > 0) throw new Error("Named schemas are not expected here.");
  const compile = compileSerializer(named, options);
  return (route) => {
    const schema = route.schema as object;
    const known = serializers.get(schema) ?? compile(route);
    serializers.set(schema, known);
    return known;
  };
};

/** For `buildApp`. The compiler of validators keeps its own list of the schemas that it has compiled. */
export const sharedCompilers = { compilersFactory: { buildSerializer, buildValidator } };
