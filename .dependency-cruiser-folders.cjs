/** Folders that need each other, each by other files: a circle that single files do not show. */
const FOLDERS =
  "^(server|server/services|board|courier|staff|src/app|src/features|src/features/[^/]+|src/platform|src/platform/outbox|src/ui|server/services/payments)/[^/]+$";

module.exports = {
  forbidden: [
    {
      name: "no-folder-circle",
      severity: "error",
      scope: "folder",
      from: { path: FOLDERS },
      to: { circular: true, path: FOLDERS },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(css|svg|json|html)$|^virtual:|\\.test\\.tsx?$" },
    includeOnly: { path: "^(server|demo|src|board|courier|staff)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "src/tsconfig.json" },
  },
};
