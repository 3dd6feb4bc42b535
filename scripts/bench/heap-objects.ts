/** The heap of a page's script, from a snapshot: kilobytes of objects, strings and functions. */
import type { CDPSession } from "playwright";

/** The parts of Chromium's snapshot that are read; see `v8/src/profiler/heap-snapshot-generator.h`. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/**
 * Machine code that the engine makes of what runs often grows for hundreds of repetitions, and what the browser itself holds
 * (requests that its tools could show) is not the script's.
 */
const notOfTheScript = ["code", "native"];

/** KB on the heap but for compiled code, after collecting garbage. */
export async function heapObjects(session: CDPSession): Promise<number> {
  const parts: string[] = [];
  const onPart = ({ chunk }: { chunk: string }) => parts.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", onPart);
  // The first collection frees what only weak references lead to in the second.
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", onPart);
  return objectKilobytes(JSON.parse(parts.join("")) as HeapSnapshot);
}

/** KB of a snapshot's nodes, compiled code and the browser's own left out. */
export function objectKilobytes({ snapshot, nodes }: HeapSnapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + typeAt] ?? -1];
    if (type !== undefined && !notOfTheScript.includes(type)) bytes += nodes[at + sizeAt] ?? 0;
  }
  return bytes / 1024;
}
