import {
  AccordionItem,
  AccordionItemBody,
  AccordionItemContent,
  AccordionItemIndicator,
  AccordionItemTrigger,
  AccordionRoot,
} from "@chakra-ui/react/accordion";
import type { ReactNode } from "react";
import { ChevronDownIcon } from "../icons/chevron-down";
import { accordion } from "../theme/recipes/parts";

export interface AccordionProps {
  readonly items: readonly {
    readonly value: string;
    readonly title: ReactNode;
    readonly content: ReactNode;
  }[];
}

/** Titles that open and close their content, each by itself. */
export function Accordion({ items }: AccordionProps) {
  return (
    <AccordionRoot recipe={accordion} multiple lazyMount>
      {items.map(({ value, title, content }) => (
        <AccordionItem key={value} value={value}>
          <AccordionItemTrigger>
            {title}
            <AccordionItemIndicator>
              <ChevronDownIcon size={20} />
            </AccordionItemIndicator>
          </AccordionItemTrigger>
          <AccordionItemContent>
            <AccordionItemBody>{content}</AccordionItemBody>
          </AccordionItemContent>
        </AccordionItem>
      ))}
    </AccordionRoot>
  );
}
