/** Two services, or two features, that need each other, each by other files: a circle that single files do not show. */
module.exports = {
  forbidden: [
    {
      name: "no-folder-circle",
      severity: "error",
      scope: "folder",
      from: { path: "^(server/services|src/features)/[^/]+$" },
      to: { circular: true, path: "^(server/services|src/features)/[^/]+$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.(css|svg|json|html)$|^virtual:|\\.test\\.tsx?$" },
    includeOnly: { path: "^(server/services|src/features)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "src/tsconfig.json" },
  },
};
