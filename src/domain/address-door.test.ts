import { expect, it } from "vitest";
import { addressDoor } from "./address-door";

const withWord = (floor: string) => `Floor ${floor}`;

it.each([
  [{ road: "Quay Road", house: "5", floor: "3" }, ["Quay Road", "5", "Floor 3"]],
  [{ road: null, house: null, floor: " -1 " }, ["Floor -1"]],
  [{ road: "", house: "5", floor: null }, ["5"]],
  [{ floor: "Ground floor" }, ["Ground floor"]],
  [{}, []],
])("road, house and floor %j are %j", (address, parts) => {
  expect(addressDoor(address, withWord)).toEqual(parts);
});
