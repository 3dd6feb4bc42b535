/**
 * The direction of imports, as a check that fails the build (docs/architecture.md draws it):
 * contract ← domain ← platform ← stores, ui ← features ← pages ← app; routes → services → db in the server; the demo is
 * reached by one dynamic import. Types count like values, dynamic imports like static ones.
 */

/** Layers of the page, and what each may import besides itself. `boot` is what runs before React. */
const LAYERS = {
  contract: [],
  domain: ["contract"],
  platform: ["contract", "domain"],
  boot: ["contract", "domain", "platform", "ui"],
  stores: ["contract", "domain", "platform"],
  ui: ["contract", "domain", "platform"],
  features: ["contract", "domain", "platform", "boot", "stores", "ui"],
  pages: ["contract", "domain", "platform", "boot", "stores", "ui", "features"],
  app: ["contract", "domain", "platform", "boot", "stores", "ui", "features", "pages"],
};
/** Layers of the server, and what each may not import. */
const SERVER_WALLS = {
  routes: ["db", "jobs", "cli"],
  plugins: ["db/schema", "routes", "jobs", "cli"],
  services: ["routes", "plugins", "jobs", "cli"],
  jobs: ["db/schema", "routes", "plugins", "cli"],
  cli: ["db/schema", "routes", "plugins"],
  db: ["context", "ports", "environment", "routes", "plugins", "services", "jobs", "cli"],
  ports: ["context", "routes", "plugins", "services", "jobs", "cli"],
  core: ["context", "db", "ports", "environment", "routes", "plugins", "services", "jobs", "cli"],
};
/** Only these speak SQL. */
const WITHOUT_SQL = ["routes", "plugins", "jobs", "cli"];
/** What the programs of the shop's side take of the page's sources. */
const STAFF_TAKES = ["contract", "domain", "platform", "ui"];
/** Programs of the shop's side, and what they share. */
const STAFF_PROGRAMS = ["board", "courier"];
const STAFF = "^(board|courier|staff)/";
const STAFF_CONFIG = "^(board|courier)/vite\\.config\\.ts$";
const TEST = "\\.test\\.tsx?$";
const folder = (name) => `^src/${name}/`;
/** What the worker may use of the platform: these files touch no window, document or localStorage. */
const WORKER_PLATFORM = [
  "^src/platform/(outbox|http|navigation)/",
  "^src/platform/(document-meta|i18n/(languages|worker-texts))\\.ts$",
  "^src/platform/push/(device-record|push-calls|push-target|subscription-body|web-subscription|worker-messages)\\.ts$",
  "^src/platform/.*(constants|keys|storage-keys|api-cache)\\.ts$",
];
const npm = (...names) => names.map((name) => `(^|/)node_modules/${name}/`);

/** One rule: files of `from` (tests aside) may not import `to`. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: "error",
  from: { pathNot: TEST, ...from },
  to,
});

module.exports = {
  forbidden: [
    {
      name: "no-circle",
      comment:
        "Files in a circle cannot be read, tested or loaded on their own; types and dynamic imports count.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolved",
      comment: "An import that leads nowhere. What the build writes is there only after a build.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|/dist/server/" },
    },
    ...Object.entries(LAYERS).map(([layer, allowed]) =>
      forbid(
        `layer-${layer}`,
        `${layer} imports only ${allowed.join(", ") || "nothing of ours"}.`,
        { path: folder(layer) },
        {
          path: "^(src|sw|server|demo|tests|scripts)/",
          pathNot: [folder(layer), "^src/build-constants\\.d\\.ts$", ...allowed.map(folder)],
        },
      ),
    ),
    forbid(
      "layer-worker",
      "The worker uses contract, domain and what of the platform needs no window.",
      { path: "^sw/" },
      {
        path: "^(src|server|demo|tests|scripts)/",
        pathNot: [folder("contract"), folder("domain"), "^src/build-constants\\.d\\.ts$", ...WORKER_PLATFORM],
        dependencyTypesNot: ["type-only"],
      },
    ),
    ...["staff", ...STAFF_PROGRAMS].map((program) =>
      forbid(
        `layer-${program}`,
        `${program} imports only ${STAFF_TAKES.join(", ")} of the page, and staff.`,
        { path: `^${program}/`, pathNot: [TEST, STAFF_CONFIG] },
        {
          path: "^(src|sw|server|demo|tests|scripts|board|courier)/",
          pathNot: [`^${program}/`, "^src/build-constants\\.d\\.ts$", ...STAFF_TAKES.map(folder)],
        },
      ),
    ),
    forbid(
      "staff-is-alone",
      "Nothing of the shop's side may get into a shopper's page or the server, which takes the board's English texts to check others by.",
      { path: "^(src|sw|server|demo|scripts)/" },
      { path: STAFF, pathNot: "^board/locales/en\\.json$" },
    ),
    forbid(
      "staff-without-testing",
      "What only tests of the shop's side use.",
      { path: "^(board|courier)/(?!testing/)" },
      { path: "^(board|courier)/testing/" },
    ),
    forbid(
      "packages-staff-worker",
      "The workers of the shop's side carry Workbox alone.",
      { path: "^(board|courier|staff)/worker/" },
      { path: "(^|/)node_modules/", pathNot: npm("workbox-[^/]+") },
    ),
    forbid(
      "layer-server",
      "The server uses contract, domain and the English texts of the page, which a shop may translate.",
      { path: "^server/" },
      {
        path: "^(src|sw|tests|scripts)/",
        pathNot: [
          folder("contract"),
          folder("domain"),
          "^src/platform/i18n/(english-texts|message-format)\\.ts$",
        ],
      },
    ),
    ...Object.entries(SERVER_WALLS).map(([layer, walled]) =>
      forbid(
        `server-${layer}`,
        `server/${layer} may not import ${walled.join(", ")} or what only tests use.`,
        { path: `^server/${layer}/` },
        { path: [...walled, "testing"].map((name) => `^server/${name}(/|\\.ts$)`) },
      ),
    ),
    forbid(
      "server-without-sql",
      "SQL is written in services and db.",
      { path: WITHOUT_SQL.map((layer) => `^server/${layer}/`) },
      { path: npm("drizzle-orm") },
    ),
    forbid(
      "demo-is-a-guest",
      "The server loads the demo by one dynamic import, in choose-ports.ts.",
      { path: "^server/", pathNot: [TEST, "^server/choose-ports\\.ts$"] },
      { path: "^demo/" },
    ),
    forbid(
      "demo-is-loaded-on-demand",
      "With DEMO=0 nothing of the demo is read.",
      { path: "^server/choose-ports\\.ts$" },
      { path: "^demo/", dependencyTypesNot: ["dynamic-import"] },
    ),
    forbid(
      "demo-doors",
      "The demo uses the server's ports, seeding.ts, the tables and the doors of services.",
      { path: "^demo/" },
      {
        path: "^server/",
        pathNot: "^server/(ports/|seeding\\.ts$|db/schema/index\\.ts$|services/[^/]+/index\\.ts$)",
      },
    ),
    forbid(
      "layer-demo",
      "The demo uses contract and domain and nothing else of the page.",
      { path: "^demo/" },
      { path: "^(src|sw|tests|scripts)/", pathNot: [folder("contract"), folder("domain")] },
    ),
    forbid(
      "contract-types-only",
      "The contract's schemas would cost the shopper bytes: the page and the worker take its types.",
      { path: ["^src/(?!contract/)", "^sw/", STAFF] },
      { path: folder("contract"), dependencyTypesNot: ["type-only"] },
    ),
    forbid(
      "feature-door",
      "A feature is entered by its index.ts.",
      { path: "^src/features/([^/]+)/" },
      { path: "^src/features/([^/]+)/", pathNot: ["^src/features/$1/", "^src/features/[^/]+/index\\.tsx?$"] },
    ),
    forbid(
      "feature-door-from-outside",
      "A feature is entered by its index.ts.",
      { path: "^src/(pages|app|boot)/|^src/main\\.tsx$" },
      { path: "^src/features/", pathNot: "^src/features/[^/]+/index\\.tsx?$" },
    ),
    forbid(
      "packages-contract",
      "The wire is described with TypeBox alone.",
      { path: folder("contract") },
      { path: "node_modules/", pathNot: npm("typebox") },
    ),
    forbid(
      "packages-domain",
      "Rules are plain functions.",
      { path: folder("domain") },
      { path: "node_modules/" },
    ),
    forbid(
      "packages-worker",
      "The worker carries Workbox, idb-keyval and Firebase's messaging.",
      { path: "^sw/" },
      {
        path: "node_modules/",
        pathNot: npm("workbox-[^/]+", "idb-keyval", "firebase"),
      },
    ),
    forbid(
      "packages-page",
      "A package of the server in the page.",
      { path: ["^src/(?!contract/)", STAFF], pathNot: [TEST, STAFF_CONFIG] },
      {
        path: [
          ...npm(
            "fastify",
            "@fastify/[^/]+",
            "drizzle-orm",
            "pg",
            "pg-boss",
            "sharp",
            "typebox",
            "@electric-sql/[^/]+",
          ),
        ],
      },
    ),
    forbid(
      "packages-server",
      "A package of the page in the server.",
      { path: "^server/" },
      {
        path: npm(
          "react",
          "react-dom",
          "@chakra-ui/[^/]+",
          "@emotion/[^/]+",
          "framer-motion",
          "zustand",
          "@tanstack/[^/]+",
        ),
      },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(css|svg|json|html)$|^virtual:|\\.test\\.tsx?$|^server/testing/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "src/tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
