/** A video on a page of a video service: such an address is a page, which no player of ours can open. */
export interface ServiceVideo {
  /** As the service writes itself. */
  service: "YouTube" | "Vimeo";
  /** The video's own page, https, without what a shared address says of its sender. */
  page: string;
}

const youTubeHosts = /^(?:www\.|m\.|music\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const vimeoHosts = /^(?:www\.|player\.)?vimeo\.com$/;

function youTube(id: string | null | undefined): ServiceVideo | null {
  return id && /^[\w-]{11}$/.test(id)
    ? { service: "YouTube", page: `https://www.youtube.com/watch?v=${id}` }
    : null;
}

/** The video of an address as people copy it: from the address bar, a share button or a code to embed. Null for other pages. */
export function serviceVideo(address: string): ServiceVideo | null {
  const text = address.trim();
  const written = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  if (url.username !== "" || url.port !== "") return null;
  const parts = url.pathname.split("/").filter(Boolean);
  const [first = "", second = ""] = parts;
  if (url.hostname === "youtu.be") return youTube(first);
  if (youTubeHosts.test(url.hostname))
    return youTube(
      /^(?:embed|shorts|live|v)$/.test(first) ? second : first === "watch" ? url.searchParams.get("v") : null,
    );
  if (!vimeoHosts.test(url.hostname)) return null;
  const at = parts.findIndex((part) => /^\d{6,12}$/.test(part));
  if (at < 0) return null;
  // Unlisted videos have a second part, without which nobody may see them.
  const secret = parts[at + 1] ?? url.searchParams.get("h") ?? "";
  const hidden = /^[0-9a-f]{6,16}$/.test(secret) ? `/${secret}` : "";
  return { service: "Vimeo", page: `https://vimeo.com/${parts[at]}${hidden}` };
}
