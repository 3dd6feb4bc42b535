/**
 * Leaves out of React Query what the page does not use: writes go through the outbox or are sent by the page itself,
 * and the client's cache of mutations would bring all their code into the first script (1.3 KB brotli).
 */
import type { Plugin } from "vite";

const MODULE = /[\\/]node_modules[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]mutationCache\.js$/;

/** What the client itself asks of its cache of mutations. */
export const NO_MUTATIONS = `export class MutationCache {
  findAll() { return []; }
  clear() {}
  resumePausedMutations() { return Promise.resolve(); }
}`;

export const queryPartsPlugin = (): Plugin => ({
  name: "doorstep:query-parts",
  apply: "build",
  enforce: "pre",
  load: (id) => (MODULE.test(id) ? { code: NO_MUTATIONS, map: null } : undefined),
});
