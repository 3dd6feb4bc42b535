/** The `VITE_…` settings that a build of the page is made with. */
export type PageEnvironment = Record<string, string | undefined>;
