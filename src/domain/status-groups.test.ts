import { describe, expect, it } from "vitest";
import { orderStatuses } from "@/contract";
import { cancelableStatuses, historyStatuses, runningStatuses, voidStatuses } from "./status-groups";

describe("statuses of an order", () => {
  it("are either running or history", () => {
    expect([...runningStatuses, ...historyStatuses].sort()).toEqual([...orderStatuses].sort());
    expect(runningStatuses.filter((status) => historyStatuses.includes(status))).toEqual([]);
  });

  it("begin with pending and run until the order is delivered", () => {
    expect(runningStatuses).toContain("pending");
    expect(runningStatuses).toContain("picked_up");
    expect(historyStatuses).toContain("delivered");
  });

  it("that can be canceled or do not count are known ones", () => {
    expect(orderStatuses).toEqual(expect.arrayContaining([...cancelableStatuses, ...voidStatuses]));
  });
});
