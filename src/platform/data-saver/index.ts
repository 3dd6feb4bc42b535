export {
  applyDataSaverSetting,
  isDataSaverOn,
  useDataSaverReason,
} from "./data-saver";
