export { keepPicture } from "./keep-picture";
export { firstPictureOf, pictureFolder } from "./picture-folder";
export { isPictureKey } from "./picture-key";
export { openPictureStore, PicturesBusy } from "./picture-store";
export { defaultWidth, formatFor, isPictureWidth, mediaTypes } from "./picture-widths";
export { type ConvertPhoto, documentPhoto, squarePhoto } from "./uploaded-photo";
