/** What the board keeps on the device. */
import { deviceDatabase } from "../../staff/storage/device-database";

export const boardDatabase = deviceDatabase("doorstep-board");

export const { readKept, keep, forgetEverything } = boardDatabase;
