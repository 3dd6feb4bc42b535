import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { localValues } from "@/platform/storage/local-values";
import { selectModule } from "@/stores/module";
import { showInPage } from "../../../../tests/fixtures/show-in-page";
import { eventually, stubbedShop } from "../../../../tests/fixtures/stubbed-shop";
import { ModuleSwitcher } from "./module-switcher";

const shop = stubbedShop();
const module = (id: number, module_type: string, module_name: string) => ({
  id,
  module_type,
  module_name,
  stores_count: 2,
  zones: [{ id: 1 }],
});

it("the name is stored anew where it was chosen in another language", async () => {
  selectModule({ id: 1, module_type: "food", module_name: "طعام", slug: "food" });
  shop.responses["/module"] = [module(1, "food", "Food"), module(2, "grocery", "Grocery")];
  await showInPage(<ModuleSwitcher />);
  await eventually(() => expect(screen.getByRole("button").textContent).toBe("Food"));
  await eventually(() => expect(localValues.module.read()?.module_name).toBe("Food"));
  // A tab in another language, which would store its own again.
  selectModule({ id: 1, module_type: "food", module_name: "طعام", slug: "food" });
  await eventually(() => expect(screen.getByRole("button").textContent).toBe("Food"));
  expect(localValues.module.read()?.module_name).toBe("طعام");
});
