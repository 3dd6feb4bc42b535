import { defineConfig } from "vite";
import { kitPartsPlugin } from "../scripts/build/kit-parts";
import { staffProgram } from "../scripts/build/staff-program";

export default defineConfig(staffProgram("board", 5174, [kitPartsPlugin()]));
