import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { system } from "../theme/system";

/**
 * The provider of the Chakra chunks. Wrap only what uses Chakra and load this file lazily: it brings Chakra's core,
 * which the first script of landing, home, listing and store page must not carry.
 */
export default function KitProvider({ children }: { readonly children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
