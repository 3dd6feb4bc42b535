/** Pictures of first rows: behind the page's leading picture, and seen before the app is there. */
import { afterPicture, PICTURE_TIME_MS } from "./leading-picture";

/**
 * Keeps the browser from asking for the pictures of rows that are still inert, all but the leading one, until that has come or
 * a slow line has had the time to carry it. A browser shares a line among all pictures that are in sight.
 */
export function putBehindLeadingPicture(rows: ParentNode): void {
  const pictures = [...rows.querySelectorAll<HTMLImageElement>("[loading=lazy][src]")].map((picture) => {
    const { srcset } = picture;
    // The property would be a whole address.
    const src = picture.getAttribute("src") ?? "";
    picture.removeAttribute("srcset");
    picture.removeAttribute("src");
    return () => Object.assign(picture, srcset ? { srcset, src } : { src });
  });
  afterPicture(() => pictures.forEach((request) => void request()), PICTURE_TIME_MS);
}

/** Does for the pictures of rows what the page's own component does once it is there. */
export function watchPictures(rows: Element): void {
  for (const event of ["load", "error"])
    rows.addEventListener(
      event,
      ({ target, type }) => {
        if (!(target instanceof HTMLImageElement)) return;
        if (type === "load") target.dataset.loading &&= "shown";
        // Its place stays, without the browser's own sign of a broken picture.
        else target.style.visibility = "hidden";
      },
      true,
    );
}

/** Pictures that are seen in the rows are seen in the page at once, and do not fade in a second time. */
export function keepPicturesSeen(rows: ParentNode, page: ParentNode): void {
  const sourceOf = (picture: Element) => picture.getAttribute("src");
  const shown = [...rows.querySelectorAll<HTMLImageElement>("img[data-loading=shown]")];
  const seen = new Set(shown.filter(({ naturalWidth }) => naturalWidth > 0).map(sourceOf));
  for (const picture of page.querySelectorAll<HTMLImageElement>("img[data-loading]")) {
    if (!seen.has(sourceOf(picture))) continue;
    picture.decoding = "sync";
    picture.style.transition = "none";
    picture.dataset.loading = "shown";
  }
}
