import { expect, it } from "vitest";
import { furthest, isBehind, movedBy, placeOf, readCursor, writeCursor } from "./cursor";

const at = (text: string) => readCursor(text);

it("reads what it writes, and stands nowhere at first", () => {
  expect(writeCursor(at("12:45,0:7"))).toBe("12:45,0:7");
  expect(writeCursor(at(""))).toBe("");
});

it("tells the next event from a known one and from a gap, for each store by itself", () => {
  const cursor = at("12:45,13:7");
  expect(placeOf(cursor, { store_id: 12, seq: 46 })).toBe("next");
  expect(placeOf(cursor, { store_id: 12, seq: 45 })).toBe("known");
  expect(placeOf(cursor, { store_id: 12, seq: 48 })).toBe("gap");
  expect(placeOf(cursor, { store_id: 13, seq: 46 })).toBe("gap");
  // A store's first order ever, and one of which the board has seen nothing.
  expect(placeOf(cursor, { store_id: 14, seq: 1 })).toBe("next");
  expect(placeOf(cursor, { store_id: 14, seq: 2 })).toBe("gap");
});

it("moves one store and leaves the others", () => {
  expect(writeCursor(movedBy(at("12:45,13:7"), { store_id: 12, seq: 46 }))).toBe("12:46,13:7");
});

it("never goes back when answers cross", () => {
  expect(furthest(at("12:45,13:9"), at("12:46,14:1"))).toEqual(at("12:46,13:9,14:1"));
});

it("notices that something was missed of which no event came", () => {
  expect(isBehind(at("12:45,13:7"), readCursor('{"cursor":"12:45,13:7"}'))).toBe(false);
  expect(isBehind(at("12:45,13:7"), readCursor('{"cursor":"12:45,13:8"}'))).toBe(true);
  expect(isBehind(at("12:45"), at("14:1"))).toBe(true);
});
