// @chunk-folder frame

export {
  applyDataSaverSetting,
  isDataSaverOn,
  useDataSaverReason,
} from "./data-saver";
