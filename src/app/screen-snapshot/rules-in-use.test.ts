import { expect, it } from "vitest";
import { hasRuleFor, rulesInUse, rulesOf } from "./rules-in-use";

const inUse = (text: string, ...classes: string[]) => rulesInUse(rulesOf(text), new Set(classes));

it.each([
  ["of a class", ".card{color:red}.row{color:blue}", ".card{color:red}"],
  ["of classes that stand together", ".card.row{a:b}.card .name:hover>b{c:d}", ".card .name:hover>b{c:d}"],
  ["of one of several selectors", ".row,.card{a:b}", ".row,.card{a:b}"],
  [
    "of no class",
    "*,:before{a:b}h1{c:d}[data-theme=dark]{--x:1}",
    "*,:before{a:b}h1{c:d}[data-theme=dark]{--x:1}",
  ],
  ["of what has not got a class", ".card:not(.row){a:b}", ".card:not(.row){a:b}"],
  ["of either", ":is(.row,.card) b{a:b}.row:is(.card){c:d}", ":is(.row,.card) b{a:b}"],
  ["of a class beside a text with a point", '.card[href$=".row,"]{a:b}', '.card[href$=".row,"]{a:b}'],
  [
    "in conditions",
    "@media (width>9px){.row{a:b}@media print{.card{c:d}}}@media print{.row{a:b}}",
    "@media (width>9px){@media print{.card{c:d}}}",
  ],
  [
    "with its movement",
    "@keyframes spin{0%{a:b}to{c:d}}@keyframes rise{to{a:b}}.card{animation:spin 1s}",
    ".card{animation:spin 1s}@keyframes spin{0%{a:b}to{c:d}}",
  ],
  ["with brackets in a string", '.row{content:"}.card{"}.card{content:"\\"{"}', '.card{content:"\\"{"}'],
  ["with its own rules", ".card{a:b;&.row{c:d}}", ".card{a:b;&.row{c:d}}"],
  ["behind a remark", "/* .row{ */.card{a:b}", ".card{a:b}"],
  ["whose name is written with an escape", ".w-1\\/2{a:b}", ".w-1\\/2{a:b}"],
])("a rule %s is kept, others are not", (_, sheet, wanted) => {
  expect(inUse(sheet, "card", "name")).toBe(wanted);
});

it.each(["@import 'a.css';.card{a:b}", "@layer one{.card{a:b}}", ".card{a:b", ".card", '.card{content:"}'])(
  "%s is not read, so that nothing is missing of it",
  (sheet) => {
    expect(() => rulesOf(sheet)).toThrow();
  },
);

it("a sheet is needed for its classes alone", () => {
  const rules = rulesOf("h1{a:b}@media print{.card{a:b}}");
  expect(hasRuleFor(rules, new Set(["row"]))).toBe(false);
  expect(hasRuleFor(rules, new Set(["card"]))).toBe(true);
});
