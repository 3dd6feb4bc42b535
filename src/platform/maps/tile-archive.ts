/** Reads a map's tiles out of one file on the server, by the parts that are needed. Loaded for maps that are such a file. */
import { addProtocol } from "maplibre-gl";
import { Protocol } from "pmtiles";

/** Lets maps name files by addresses that begin with pmtiles://. */
export const readArchives = (): void => addProtocol("pmtiles", new Protocol().tile);
