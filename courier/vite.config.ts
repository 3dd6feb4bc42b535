import { defineConfig } from "vite";
import { staffProgram } from "../scripts/build/staff-program";

export default defineConfig(staffProgram("courier", 5175));
