/**
 * Films without an encoder of films: a WebP picture is one key frame of VP8, so frames that were made as pictures only
 * have to be packed as WebM (a Matroska file), the open form that every browser plays.
 */

const ids = {
  header: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  longestId: 0x42f2,
  longestSize: 0x42f3,
  documentType: 0x4282,
  documentVersion: 0x4287,
  documentReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timeScale: 0x2ad7b1,
  duration: 0x4489,
  muxer: 0x4d80,
  writer: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  lacing: 0x9c,
  codec: 0x86,
  frameDuration: 0x23e383,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cuePlace: 0xb7,
  cueTrack: 0xf7,
  cueCluster: 0xf1,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  block: 0xa3,
} as const;

/** A block's time is a signed number of 16 bits, ms. */
const longestMs = 32_000;

function idBytes(id: number): Buffer {
  const hex = id.toString(16);
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, "hex");
}

/** Sizes are written in eight bytes, so that positions can be told before the contents are known. */
function sizeBytes(size: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(size) | (1n << 56n));
  return bytes;
}

function element(id: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([idBytes(id), sizeBytes(content.length), content]);
}

function integer(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
}

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

const words = (id: number, value: string) => element(id, Buffer.from(value, "utf8"));

/** The VP8 key frame inside a lossy WebP picture. Throws for pictures of another kind. */
export function keyFrameOf(webp: Buffer): Buffer {
  if (webp.toString("latin1", 0, 4) !== "RIFF" || webp.toString("latin1", 8, 12) !== "WEBP") {
    throw new Error("This is no WebP picture.");
  }
  for (let at = 12; at + 8 <= webp.length; ) {
    const size = webp.readUInt32LE(at + 4);
    if (webp.toString("latin1", at, at + 4) === "VP8 ") return webp.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error("This WebP picture is not lossy.");
}

export interface Film {
  /** VP8 key frames, all of the same size. */
  readonly frames: readonly Buffer[];
  /** Px. */
  readonly width: number;
  readonly height: number;
  /** Ms that each frame stands. */
  readonly frameMs: number;
}

/** The bytes of a WebM file. Throws when there is no frame or the film is longer than 32 s. */
export function packFilm({ frames, width, height, frameMs }: Film): Buffer {
  const length = frames.length * frameMs;
  if (frames.length === 0 || length > longestMs) throw new Error("A film lasts between one frame and 32 s.");
  const header = element(
    ids.header,
    integer(ids.version, 1),
    integer(ids.readVersion, 1),
    integer(ids.longestId, 4),
    integer(ids.longestSize, 8),
    words(ids.documentType, "webm"),
    integer(ids.documentVersion, 2),
    integer(ids.documentReadVersion, 2),
  );
  const info = element(
    ids.info,
    // Nanoseconds in one unit of time.
    integer(ids.timeScale, 1_000_000),
    float(ids.duration, length),
    words(ids.muxer, "doorstep"),
    words(ids.writer, "doorstep"),
  );
  const tracks = element(
    ids.tracks,
    element(
      ids.track,
      integer(ids.trackNumber, 1),
      integer(ids.trackUid, 1),
      integer(ids.trackType, 1),
      integer(ids.lacing, 0),
      words(ids.codec, "V_VP8"),
      integer(ids.frameDuration, frameMs * 1_000_000),
      element(ids.video, integer(ids.width, width), integer(ids.height, height)),
    ),
  );
  const cluster = element(
    ids.cluster,
    integer(ids.clusterTime, 0),
    ...frames.map((frame, index) => {
      const head = Buffer.alloc(4);
      head.writeUInt8(0x81, 0);
      head.writeInt16BE(index * frameMs, 1);
      // Each frame stands alone, so each may be jumped to.
      head.writeUInt8(0x80, 3);
      return element(ids.block, head, frame);
    }),
  );
  const cuesAt = (clusterAt: number) =>
    element(
      ids.cues,
      element(
        ids.cuePoint,
        integer(ids.cueTime, 0),
        element(ids.cuePlace, integer(ids.cueTrack, 1), integer(ids.cueCluster, clusterAt)),
      ),
    );
  const cues = cuesAt(info.length + tracks.length + cuesAt(0).length);
  return Buffer.concat([header, element(ids.segment, info, tracks, cues, cluster)]);
}
