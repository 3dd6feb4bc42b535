/** Where things are on the screen. */
import type { Locator } from "@playwright/test";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Throws where it is not on the screen: a missing box would be nowhere, and cover nothing. */
export async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not on the screen: ${target}`);
  return box;
}

export const rightOf = ({ x, width }: Box): number => x + width;
export const bottomOf = ({ y, height }: Box): number => y + height;
