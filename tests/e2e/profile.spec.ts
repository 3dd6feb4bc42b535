import sharp from "sharp";
import { type Customer, newCustomer, newPerson } from "../fixtures/customers";
import { pictureFile } from "../fixtures/picture-file";
import { call, findPlainDish } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { Shopper } from "../pages/shopper";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

const account = (key: Parameters<typeof en<"account">>[1]) => en("account", key);

/** Two colours side by side. */
const halves = (left: string, right: string) =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: left } })
    .composite([
      {
        input: { create: { width: 200, height: 200, channels: 3, background: right } },
        left: 200,
        top: 0,
      },
    ])
    .png();

test.describe("the profile", () => {
  let customer: Customer;
  test.beforeEach(async ({ context }) => {
    customer = await newCustomer();
    await startVisitWith(context, { ...(await findPlainDish()), token: customer.token });
  });

  test("takes a new name, e-mail address and photo, and says what is wrong at the field", async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    await page.goto("/profile?page=profile-settings");
    await shopper.press(shopper.button(account("profile.edit")));
    const name = page.getByRole("textbox", { name: account("profile.name") });
    const email = page.getByRole("textbox", { name: account("auth.email"), exact: true });
    const phone = page.getByRole("textbox", { name: account("auth.phone") });

    await name.fill("  ");
    await email.fill("nobody");
    const save = shopper.button(account("profile.save"));
    await shopper.press(save);
    await expect(page.getByText(account("profile.nameRequired"))).toBeVisible();
    await expect(page.getByText(account("auth.emailInvalid"))).toBeVisible();

    const photo = page.getByLabel(account("profile.choosePhoto"));
    await photo.setInputFiles({ name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
    await expect(page.getByText(account("profile.photoType"))).toBeVisible();
    const large = Buffer.alloc(2 * 1024 * 1024 + 1);
    await photo.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: large });
    await expect(page.getByText(account("profile.photoLarge"))).toBeVisible();
    await name.fill("Ada King Lovelace");
    const changed = `ada.${customer.email}`;
    await email.fill(changed);
    const { phone: number } = newPerson();
    await phone.fill(number);
    await shopper.press(save);
    await expect(page.getByText(account("auth.passwordRequired"))).toBeVisible();
    const password = page.getByRole("textbox", { name: account("profile.currentPassword") });
    await password.fill("not-my-password");
    await photo.setInputFiles(await pictureFile("me.png", 300, 200));
    const crop = page.getByRole("dialog", { name: account("profile.cropTitle") });
    const take = crop.getByRole("button", { name: account("profile.cropUse") });
    const zoom = crop.getByRole("slider", { name: account("profile.cropZoom") });
    await expect(zoom).toHaveValue("1");
    await crop.getByRole("button", { name: account("profile.cropStage") }).press("+");
    await expect(zoom).not.toHaveValue("1");
    await shopper.press(take);
    await expect(crop).toHaveCount(0);
    await shopper.press(save);
    await expect(page.getByText("This is not your password.")).toBeVisible();
    await password.fill(customer.password);
    await photo.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await expect(page.getByText(account("profile.photoBroken"))).toBeVisible();
    await photo.setInputFiles({ name: "me.heic", mimeType: "image/heic", buffer: Buffer.from("ftypheic") });
    await expect(page.getByText(account("profile.photoHeic"))).toBeVisible();
    await expect(name).toHaveValue("Ada King Lovelace");

    await photo.setInputFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: await halves("#c0392b", "#2980b9").toBuffer(),
    });
    const stage = crop.getByRole("button", { name: account("profile.cropStage") });
    // Where it is once it stands still: the dialog slides in.
    await stage.hover();
    const box = await stage.boundingBox();
    if (!box) throw new Error("The photo is not shown.");
    // Pulled far to the right: the left end of the photo is shown.
    await page.mouse.move(box.x + box.width * 0.05, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.95, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await shopper.press(take);
    await expect(crop).toHaveCount(0);
    await shopper.press(save);
    await expect(page.getByRole("heading", { name: "Ada King Lovelace" })).toBeVisible();
    await expect(page.getByText(changed)).toBeVisible();
    await expect(page.getByText(new RegExp(`${number.slice(-7, -4)}[ -]${number.slice(-4)}$`))).toBeVisible();
    const shown = page.locator('main img[src^="/photos/"]');
    await expect(shown).toBeVisible();
    const sent = await page.request.get((await shown.getAttribute("src")) ?? "");
    const { dominant } = await sharp(await sent.body()).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
    const { data, info } = await sharp(await sent.body())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[(info.width - 2) * info.channels]).toBeGreaterThan(150);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Ada King Lovelace" })).toBeVisible();
    await expect(page.locator('main img[src^="/photos/"]')).toBeVisible();
  });

  test("takes a new password against the old one", async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto("/profile?page=profile-settings");
    await shopper.press(shopper.button(account("profile.changePassword")));
    const current = page.getByRole("textbox", { name: account("profile.currentPassword") });
    await current.fill("not-my-password");
    await page.getByRole("textbox", { name: account("reset.newPassword") }).fill("another-password");
    await page.getByRole("textbox", { name: account("auth.confirmPassword") }).fill("another-password");
    await shopper.press(shopper.button(account("reset.save")));
    await expect(page.getByText("This is not your password.")).toBeVisible();
    await current.fill(customer.password);
    await shopper.press(shopper.button(account("reset.save")));
    await expect(shopper.button(account("profile.edit"))).toBeVisible();
    const again = await call<{ token: string | null }>(
      "/auth/login",
      {},
      {
        method: "POST",
        body: {
          login_type: "manual",
          field_type: "email",
          email_or_phone: customer.email,
          password: "another-password",
        },
      },
    );
    expect(again.token).not.toBeNull();
  });

  test("goes for good with its account, after the password and a question", async ({ page }) => {
    const shopper = new Shopper(page);
    await page.goto("/settings");
    await shopper.press(shopper.button(account("delete.start")));
    const password = page.getByRole("textbox", { name: en("passkeys", "proof.password") });
    const remove = shopper.button(account("delete.title"), page.getByRole("main"));
    await expect(password).toBeVisible();
    await expect(page.getByText(account("auth.passwordRequired"))).toHaveCount(0);
    await shopper.press(remove);
    await expect(page.getByText(account("auth.passwordRequired"))).toBeVisible();
    await password.fill("wrong-password");
    await shopper.press(remove);
    const question = page.getByRole("alertdialog", { name: account("delete.question") });
    const confirm = question.getByRole("button", { name: account("delete.title") });
    await shopper.press(confirm);
    await expect(question).toHaveCount(0);
    await expect(password).toHaveAccessibleDescription("This is not your password.");
    await password.fill(customer.password);
    await shopper.press(remove);
    await shopper.press(confirm);
    await expect(page.getByText(account("delete.done"))).toBeVisible();
    await expect(page).toHaveURL(/\/(home)?$/);
    await expect(call("/customer/info", { token: customer.token })).rejects.toThrow("401");
    await page.goto("/settings");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(shopper.button(account("delete.start"))).toHaveCount(0);
  });

  test.describe("when the response is lost", () => {
    test.use({ allowedErrors: /Failed to load resource/ });

    test("is gone all the same, and is said to be", async ({ page }) => {
      const shopper = new Shopper(page);
      await page.goto("/settings");
      await page.route("**/customer/remove-account", async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      });
      await shopper.press(shopper.button(account("delete.start")));
      await page.getByRole("textbox", { name: en("passkeys", "proof.password") }).fill(customer.password);
      await shopper.press(shopper.button(account("delete.title"), page.getByRole("main")));
      const question = page.getByRole("alertdialog", { name: account("delete.question") });
      await shopper.press(question.getByRole("button", { name: account("delete.title") }));
      await expect(page.getByText(account("delete.done"))).toBeVisible();
      await expect(page.getByText(en("shell", "error.sessionEnded"))).toHaveCount(0);
      await expect(page).toHaveURL(/\/(home)?$/);
    });
  });
});
