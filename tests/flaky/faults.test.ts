import { describe, expect, it } from "vitest";
import { FAULTS, FaultSchedule } from "./faults";

const path = "/api/v1/customer/cart/add";
const drawn = (schedule: FaultSchedule, count: number, method = "POST") =>
  Array.from({ length: count }, () => schedule.next(method, path).kind);

describe("the schedule of faults", () => {
  it("is the same for the same seed", () => {
    expect(drawn(new FaultSchedule(7), 100)).toEqual(drawn(new FaultSchedule(7), 100));
    expect(drawn(new FaultSchedule(7), 100)).not.toEqual(drawn(new FaultSchedule(8), 100));
  });

  it("does not depend on what other calls do in between", () => {
    const alone = drawn(new FaultSchedule(7), 50);
    const disturbed = new FaultSchedule(7);
    const among = Array.from({ length: 50 }, () => {
      disturbed.next("GET", "/api/v1/config");
      return disturbed.next("POST", path).kind;
    });
    expect(among).toEqual(alone);
  });

  it("makes every kind of fault in the long run, and kills the server once at the most", () => {
    const kinds = drawn(new FaultSchedule("long", { killOnWrite: 3 }), 3000);
    expect(kinds[2]).toBe("kill");
    const reads = drawn(new FaultSchedule("reads"), 3000, "GET");
    expect(new Set([...kinds, ...reads])).toEqual(new Set(FAULTS));
    expect(kinds.filter((kind) => kind === "kill")).toHaveLength(1);
  });

  it("spares the server while it only reads", () => {
    const kinds = drawn(new FaultSchedule("reads"), 3000, "GET");
    for (const kind of ["kill", "duplicate", "drop-after", "bad-gateway-after"])
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
