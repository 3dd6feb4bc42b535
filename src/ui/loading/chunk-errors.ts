/** A part of the app could not be loaded: its file went away with a new version, or the network is missing. */
export function isChunkError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : "";
  return /dynamically imported module|importing a module script failed|error loading dynamically|preload css/i.test(
    message,
  );
}
