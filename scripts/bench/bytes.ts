/**
 * First-load bytes, brotli: the first script by the build's manifest (the frame and the page's own chunk), and what came over
 * the network on a cold visit until the first real content was painted: none of it where the document has rows, and also
 * parts of what is pressed next. The network is a phone's: on loopback what may come later comes in the same breath.
 */
import { join } from "node:path";
import { TestServer } from "../../tests/fixtures/server";
import { launchChromium } from "../browser/chromium";
import { routeBytes } from "../build/route-bytes.mjs";
import type { Figure } from "./figures";
import { MEASURING } from "./many-items-shop";
import { closeNothing, type OpenSamplers } from "./sampler";
import { slowNetwork } from "./throttled";
import { checkAddress, contentPainted, openVisit, phone, type Visit, visitsOf } from "./visits";

const KB = 1024;

/** The largest scripts of a visit are printed, so that it is seen what a budget went to. */
const SHOWN_FILES = 40;

interface Counted {
  script: number;
  style: number;
  document: number;
  /** Files of script that were counted, with their bytes; largest first. */
  files: [string, number][];
}

/** Bytes of bodies as they came over the wire, until the content was painted. */
async function coldVisit(url: string, visit: Visit): Promise<Counted> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    const kinds = new Map<string, string>();
    const scripts = new Map<string, [string, number]>();
    const counted: Record<string, number> = {};
    let counting = true;
    network.on("Network.responseReceived", ({ requestId, type, response }) => {
      kinds.set(requestId, type);
      if (type === "Script" && counting) scripts.set(requestId, [new URL(response.url).pathname, 0]);
    });
    network.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (!counting || !kind) return;
      counted[kind] = (counted[kind] ?? 0) + encodedDataLength;
      const script = scripts.get(requestId);
      if (script) script[1] += encodedDataLength;
    });
    await slowNetwork(network);
    await openVisit(context, url, visit);
    await contentPainted(page);
    counting = false;
    checkAddress(page.url(), visit);
    return {
      script: counted.Script ?? 0,
      style: counted.Stylesheet ?? 0,
      document: counted.Document ?? 0,
      files: [...scripts.values()].sort((a, b) => b[1] - a[1]),
    };
  } finally {
    await browser.close();
  }
}

const beforeContent = ({ name }: Visit) => `${name}: script before the first content`;

/** A cold visit's script and style, of a running shop. */
export const openBytes: OpenSamplers = async (url) => ({
  close: closeNothing,
  all: (await visitsOf(url)).map((visit) => ({
    name: visit.name,
    take: async (): Promise<Figure[]> => {
      const { script, style } = await coldVisit(url, visit);
      return [
        { name: beforeContent(visit), value: script / KB, unit: "KB" },
        { name: `${visit.name}: first style`, value: style / KB, unit: "KB" },
      ];
    },
  })),
});

export async function measureBytes(): Promise<Figure[]> {
  const dist = join(import.meta.dirname, "../../dist/page");
  const server = await TestServer.start({ environment: { ...MEASURING } });
  const figures: Figure[] = [];
  try {
    for (const visit of await visitsOf(server.url)) {
      const cold = await coldVisit(server.url, visit);
      const built = routeBytes(dist, `src/pages/${visit.name}/index.tsx`);
      if (!built) throw new Error(`The build has no page ${visit.name}.`);
      for (const [file, size] of cold.files.slice(0, SHOWN_FILES))
        console.log(`    ${visit.name.padEnd(8)} ${(size / KB).toFixed(1).padStart(6)} KB ${file}`);
      figures.push(
        { name: `${visit.name}: first script`, value: built.script / KB, unit: "KB" },
        {
          name: beforeContent(visit),
          value: cold.script / KB,
          unit: "KB",
          note: `${cold.files.length} files`,
        },
        {
          name: `${visit.name}: first style`,
          value: cold.style / KB,
          unit: "KB",
          note: `document with its own style ${(cold.document / KB).toFixed(1)} KB`,
        },
      );
    }
    return figures;
  } finally {
    await server.remove();
  }
}
