import { expect, it } from "vitest";
import { isRecord } from "./is-record";

it.each([[{}], [{ key: null }], [Object.create(null)]])("%o is a record", (value) =>
  expect(isRecord(value)).toBe(true),
);

it.each([[null], [undefined], [[]], ["text"], [1], [() => {}]])("%o is none", (value) =>
  expect(isRecord(value)).toBe(false),
);
