/** "GMT+1" or "GMT−3:30" of minutes ahead of UTC. */
export function offsetName(minutes: number): string {
  const [hours, rest] = new Date(Math.abs(minutes) * 60_000).toISOString().slice(11, 16).split(":");
  const sign = minutes < 0 ? "−" : "+";
  return `GMT${minutes === 0 ? "" : sign + Number(hours)}${rest === "00" ? "" : `:${rest}`}`;
}
