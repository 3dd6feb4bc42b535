import sharp from "sharp";
import { runningOrders } from "../fixtures/shop-api";
import { expect, test } from "../fixtures/test";
import { atCheckout, checkout, customerWithDish } from "../pages/checkout";
import { findMedicine, paper } from "../pages/prescription";
import { en } from "../pages/texts";
import { startVisitWith } from "../pages/visit";

test("a medicine on prescription is ordered with photos, which survive a reload and are the owner's", async ({
  page,
  context,
}) => {
  const find = await findMedicine();
  const { token } = await customerWithDish(find);
  await startVisitWith(context, { ...find, token });
  const shopper = await atCheckout(page);
  const section = page.getByRole("region", { name: checkout("prescription.title") });
  const photos = section.getByRole("img");
  const choose = section.getByLabel(checkout("prescription.choose"));
  const required = page.getByText(checkout("prescription.required"));

  await expect(required).toBeVisible();
  await shopper.press(shopper.placeButton);
  await expect(choose).toBeFocused();
  await expect(section.getByText(checkout("prescription.required"))).toBeVisible();

  await choose.setInputFiles({
    name: "list.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7"),
  });
  const told = (text: string) => section.getByRole("status").filter({ hasText: text });
  await expect(told(checkout("prescription.unreadable"))).toBeVisible();
  await choose.setInputFiles(await Promise.all(["1.png", "2.png", "3.png", "4.png"].map(paper)));
  await expect(told(checkout("prescription.tooMany", { count: 3 }))).toBeVisible();
  await expect(photos).toHaveCount(3);
  await expect(required).toHaveCount(0);

  await section.getByRole("button", { name: checkout("prescription.remove", { number: 3 }) }).click();
  await expect(photos).toHaveCount(2);
  await page.reload();
  await expect(photos).toHaveCount(2);

  await shopper.press(shopper.placeButton);
  await expect(page).toHaveURL(/page=my-orders&orderId=\d+/);
  await expect(
    page.getByRole("img", { name: en("orders", "details.prescriptionPhoto", { number: 2 }) }),
  ).toBeVisible();
  await page.getByRole("button", { name: en("orders", "details.prescriptionPhoto", { number: 2 }) }).click();
  const large = page.getByRole("dialog", { name: en("orders", "details.prescription") });
  await expect(large.getByRole("img").first()).toBeVisible();
  await large.getByRole("button", { name: en("shell", "app.close") }).click();
  await expect(large).toHaveCount(0);
  const [order] = await runningOrders(token);
  expect(order?.order_attachment_full_url).toHaveLength(2);
  const shown = await page.request.get(order?.order_attachment_full_url[0] ?? "/none");
  expect((await sharp(await shown.body()).metadata()).format).toBe("webp");
  const kept = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("doorstep-prescriptions");
        opening.onsuccess = () => {
          const all = opening.result.transaction("photos").objectStore("photos").getAll();
          all.onsuccess = () =>
            resolve(all.result.flatMap((record) => Object.values(record.photos).flat()).length);
        };
      }),
  );
  expect(kept).toBe(0);
});
