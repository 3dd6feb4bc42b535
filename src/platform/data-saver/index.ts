// @chunk-folder frame

export {
  type DataSaverReason,
  dataSaverReason,
  followDataSaverSetting,
  savesData,
  useDataSaver,
  useDataSaverReason,
} from "./data-saver";
