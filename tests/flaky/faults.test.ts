import { describe, expect, it } from "vitest";
import { FAULTS, FaultSchedule } from "./faults";
import { drawScenario } from "./scenario";

const path = "/api/v1/customer/cart/add";
const drawn = (schedule: FaultSchedule, count: number, method = "POST") =>
  Array.from({ length: count }, () => schedule.next(method, path).kind);

describe("the schedule of faults", () => {
  it("is the same for the same seed", () => {
    expect(drawn(new FaultSchedule(7), 100)).toEqual(drawn(new FaultSchedule(7), 100));
    expect(drawn(new FaultSchedule(7), 100)).not.toEqual(drawn(new FaultSchedule(8), 100));
  });

  it("breaks the same requests, whatever other calls come in between", () => {
    const broken = (schedule: FaultSchedule, between: () => void) =>
      Array.from({ length: 50 }, () => {
        between();
        return schedule.next("POST", path).kind !== "none";
      });
    const disturbed = new FaultSchedule(7);
    expect(broken(disturbed, () => disturbed.next("GET", "/api/v1/config"))).toEqual(
      broken(new FaultSchedule(7), () => undefined),
    );
  });

  it("makes every kind of fault at least two hundred times in five hundred runs of a few requests", () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 500; seed += 1) {
      const schedule = new FaultSchedule(seed, { killOnWrite: drawScenario(seed, 5).killOnWrite });
      // The fewest calls of a run while its network is bad.
      const calls = [...Array(6).fill("POST"), ...Array(10).fill("GET"), ...Array(4).fill("HEAD")];
      calls.forEach((method: string, index) => {
        const { kind } = schedule.next(method, `/api/v1/call/${index % 5}`, true);
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
      });
    }
    for (const kind of FAULTS) expect([kind, (counts.get(kind) ?? 0) >= 200]).toEqual([kind, true]);
  });

  it("kills the server once at the most", () => {
    const kinds = drawn(new FaultSchedule("long", { killOnWrite: 3 }), 3000);
    expect(kinds[2]).toBe("kill");
    expect(kinds.filter((kind) => kind === "kill")).toHaveLength(1);
  });

  it("chooses the call for the fault: another zone's answer needs a zone, a probe has no body to damage", () => {
    const unzoned = drawn(new FaultSchedule("reads"), 3000, "GET");
    expect(unzoned).not.toContain("other-zone");
    const schedule = new FaultSchedule("zones");
    const zoned = Array.from({ length: 100 }, () => schedule.next("GET", path, true).kind);
    expect(zoned).toContain("other-zone");
    const probes = new Set(drawn(new FaultSchedule("probes"), 3000, "HEAD"));
    for (const kind of ["cut", "empty", "half-json", "no-content", "other-zone"])
      expect([...probes]).not.toContain(kind);
    expect(probes.size).toBeGreaterThan(1);
  });

  it("spares the server while it only reads", () => {
    const kinds = drawn(new FaultSchedule("reads"), 3000, "GET");
    for (const kind of ["kill", "duplicate", "drop-after", "bad-gateway-after", "endless"])
      expect(kinds).not.toContain(kind);
  });

  it("makes a fault that was asked for once, or until it is ended, whatever the weather", () => {
    const schedule = new FaultSchedule(7);
    schedule.active = false;
    schedule.force(`POST ${path}`, "cut");
    expect(drawn(schedule, 2)).toEqual(["cut", "none"]);
    schedule.forceAlways(`POST ${path}`, "portal");
    expect(drawn(schedule, 2)).toEqual(["portal", "portal"]);
    schedule.forceAlways(`POST ${path}`, null);
    expect(drawn(schedule, 1)).toEqual(["none"]);
    schedule.force(`POST ${path}`, "delay", 700);
    expect(schedule.next("POST", path)).toEqual({ kind: "delay", delayMs: 700 });
  });

  it("lets everything through when it is switched off", () => {
    const schedule = new FaultSchedule(7);
    schedule.active = false;
    expect(new Set(drawn(schedule, 200))).toEqual(new Set(["none"]));
    schedule.down = true;
    expect(new Set(drawn(schedule, 200))).toEqual(new Set(["drop-before"]));
  });

  it("holds up for a moment and not for ever", () => {
    const schedule = new FaultSchedule("slow");
    const delays = Array.from({ length: 2000 }, () => schedule.next("POST", path)).filter(
      ({ kind }) => kind === "delay",
    );
    expect(delays.length).toBeGreaterThan(10);
    for (const { delayMs } of delays) {
      expect(delayMs).toBeGreaterThanOrEqual(100);
      expect(delayMs).toBeLessThanOrEqual(1000);
    }
  });
});
