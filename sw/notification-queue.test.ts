import { expect, it } from "vitest";
import { serialize } from "./notification-queue";

it("each task starts after the previous one has settled", async () => {
  const seen: string[] = [];
  let end = () => {};
  const first = serialize(async () => {
    seen.push("first begins");
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    seen.push("first ends");
    throw new Error("Not allowed.");
  });
  const second = serialize(async () => void seen.push("second"));
  await Promise.resolve();
  await Promise.resolve();
  expect(seen).toEqual(["first begins"]);
  end();
  await expect(first).rejects.toThrow("Not allowed.");
  await second;
  expect(seen).toEqual(["first begins", "first ends", "second"]);
});
