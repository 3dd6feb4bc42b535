import { describe, expect, it } from "vitest";
import { fairQueue } from "./fair-queue";

class Busy extends Error {}
const open = (maxWaiting = 6, maxPerSubject = 4) =>
  fairQueue({ maxWaiting, maxPerSubject, busy: () => new Busy() });

/** A queue whose first piece of work runs until `go`, and the order in which work began. */
function held(queue = open()) {
  const began: string[] = [];
  let go = () => {};
  const gate = new Promise<void>((done) => {
    go = done;
  });
  const first = queue.run("first", () => gate);
  const add = (subject: string, name = subject) =>
    queue.run(subject, async () => {
      began.push(name);
      return name;
    });
  const finish = () => {
    go();
    return first;
  };
  return { began, add, finish };
}

describe("a fair queue", () => {
  it("gives everybody their turn, however much one of them has sent", async () => {
    const { began, add, finish } = held();
    const all = [add("much", "m1"), add("much", "m2"), add("much", "m3"), add("a"), add("b")];
    await finish();
    await Promise.all(all);
    expect(began).toEqual(["m1", "a", "b", "m2", "m3"]);
  });

  it("runs one piece of work at a time", async () => {
    const queue = open();
    let running = 0;
    const most: number[] = [];
    const work = async () => {
      most.push(++running);
      await Promise.resolve();
      running -= 1;
    };
    await Promise.all(["a", "b", "a", "c"].map((subject) => queue.run(subject, work)));
    expect(most).toEqual([1, 1, 1, 1]);
  });

  it("runs as many at a time as it is told to", async () => {
    const queue = fairQueue({ maxRunning: 3, maxWaiting: 9, maxPerSubject: 9, busy: () => new Busy() });
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((done) => setImmediate(done));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 9 }, (_, number) => queue.run(`s${number % 2}`, work)));
    expect(most).toBe(3);
  });

  it("refuses who has all their places taken", async () => {
    const { add, finish } = held();
    const kept = ["m1", "m2", "m3", "m4"].map((name) => add("much", name));
    await expect(add("much", "m5")).rejects.toThrow(Busy);
    await finish();
    expect(await Promise.all(kept)).toEqual(["m1", "m2", "m3", "m4"]);
  });

  it("takes the last place of who has most for somebody who has none", async () => {
    const { add, finish, began } = held(open(4, 4));
    const much = ["m1", "m2", "m3", "m4"].map((name) => add("much", name));
    const lost = expect(much[3]).rejects.toThrow(Busy);
    const little = add("little");
    await lost;
    await finish();
    await Promise.all([...much.slice(0, 3), little]);
    expect(began).toEqual(["m1", "little", "m2", "m3"]);
  });

  it("takes no place from who has no more than oneself", async () => {
    const { add, finish } = held(open(3, 4));
    const all = ["a", "b", "c"].map((subject) => add(subject));
    await expect(add("d")).rejects.toThrow(Busy);
    await expect(add("a", "a2")).rejects.toThrow(Busy);
    await finish();
    expect(await Promise.all(all)).toEqual(["a", "b", "c"]);
  });

  it("goes on after work that failed", async () => {
    const queue = open();
    await expect(
      queue.run("a", async () => {
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await queue.run("a", async () => 1)).toBe(1);
  });
});
