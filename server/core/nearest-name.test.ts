import { expect, it } from "vitest";
import { nearestName } from "./nearest-name";

const names = ["business_name", "maintenance_mode", "country", "country_picker_status", "react_landing_page"];

it.each([
  ["bussiness_name", "business_name"],
  ["buisness_name", "business_name"],
  ["Business Name", "business_name"],
  ["maintenace", "maintenance_mode"],
  ["countri", "country"],
  ["picker", "country_picker_status"],
  ["landing_page", "react_landing_page"],
  ["zzzzqqqq", null],
  ["", null],
  ["x".repeat(10_000), null],
])("%j means %s", (typed, meant) => expect(nearestName(typed, names)).toBe(meant));
