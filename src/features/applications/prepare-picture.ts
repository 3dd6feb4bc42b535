import { reducePhoto } from "@/platform/photos/reduce-photo";
import { type PictureProblem, pictureProblem } from "./application-rules";

/** The picture to send, or its problem. One that is too large, as from a phone's camera, is made smaller. */
export async function preparePicture(file: File): Promise<File | PictureProblem> {
  const problem = pictureProblem(file);
  if (problem !== "large") return problem ?? file;
  const reduced = await reducePhoto(file, "picture");
  if (reduced === null) return "large";
  const smaller = new File([reduced.bytes], reduced.name, { type: reduced.type });
  return pictureProblem(smaller) ?? smaller;
}
