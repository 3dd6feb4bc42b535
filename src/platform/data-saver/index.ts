// @chunk-folder frame

export {
  applyDataSaverSetting,
  type DataSaverReason,
  dataSaverReason,
  isDataSaverOn,
  useDataSaver,
  useDataSaverReason,
} from "./data-saver";
