export { checkPictures, copyPictures } from "./copy-pictures";
export { exportShop } from "./exporting/export-shop";
export { packArchive } from "./exporting/pack-archive";
export { type ImportReport, importShop } from "./import-shop";
export { Problems, problemLine } from "./problems";
export { type Encoding, encodingOf } from "./reading/decode-text";
export { findFiles } from "./reading/find-files";
export { withUnpacked } from "./reading/unpack-archive";
export { refreshStatistics } from "./writing/refresh-statistics";
