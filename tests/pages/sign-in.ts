/** The dialog of signing in, as a shopper sees it. */
import { expect, type Locator } from "@playwright/test";
import type { Shopper } from "./shopper";

export class SignIn {
  /** The code of every demo sign-in. */
  readonly demoCode = "123456";

  constructor(readonly shopper: Shopper) {}

  get dialog(): Locator {
    return this.shopper.dialog;
  }

  /** The dialog while it shows this step. */
  step(title: string): Locator {
    return this.shopper.page.getByRole("dialog", { name: title });
  }

  get verify(): Locator {
    return this.dialog.getByRole("button", { name: this.shopper.say("account", "code.verify") });
  }

  /** The button that ends 'Tell us who you are'. */
  get personalInfo(): Locator {
    return this.dialog.getByRole("button", { name: this.shopper.say("account", "personalInfo.save") });
  }

  async askForCode(phone: string): Promise<void> {
    const { say } = this.shopper;
    const way = this.dialog.getByRole("button", { name: say("passkeys", "ways.codeNamed") });
    const send = this.dialog.getByRole("button", { name: say("account", "auth.sendCode") });
    await expect(way.or(send)).toBeVisible();
    if (await way.isVisible()) await way.click();
    await this.dialog.getByLabel(say("account", "auth.phone"), { exact: false }).last().fill(phone);
    await send.click();
  }

  /** Types the six digits, each into its box, once the boxes take them. */
  async typeCode(code: string): Promise<void> {
    const boxes = this.dialog.getByRole("group").getByRole("textbox");
    const digits = [...code];
    await expect(this.verify).toBeVisible();
    await expect(async () => {
      for (const [place, digit] of digits.entries()) await boxes.nth(place).press(digit);
      for (const [place, digit] of digits.entries())
        await expect(boxes.nth(place)).toHaveValue(digit, { timeout: 500 });
    }).toPass();
  }
}
