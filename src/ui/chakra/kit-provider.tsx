// @chunk kit
import { LocaleProvider } from "@chakra-ui/react/locale";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { system } from "../theme/system";
import "./keyframes.css";

/** Nothing global is left for Chakra to write: the theme's variables and the motions stand in style sheets of their own. */
const kitSystem = { ...system, _global: [] };

/**
 * Around every page or overlay that uses the kit. It brings Chakra's core, which the first script of landing, home,
 * listing and store page must not carry: load whatever imports it lazily.
 */
export function KitProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraProvider value={kitSystem}>
      <LocaleProvider locale={document.documentElement.lang || "en"}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
