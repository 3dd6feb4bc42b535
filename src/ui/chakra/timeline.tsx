import {
  TimelineContent,
  TimelineDescription,
  TimelineIndicator,
  TimelineItem,
  TimelineRoot,
  TimelineTitle,
} from "@chakra-ui/react/timeline";
import type { ReactNode } from "react";
import { currentLanguage } from "@/platform/i18n";
import { formatsOf } from "@/platform/i18n/formats";
import { CheckIcon } from "../icons/check";
import { CloseIcon } from "../icons/close";
import { timeline } from "../theme/recipes/parts";

export interface TimelineStep {
  readonly id: string;
  readonly label: ReactNode;
  /** Such as the time it happened. */
  readonly detail?: ReactNode;
  readonly state: "done" | "current" | "upcoming" | "failed";
  readonly icon?: ReactNode;
  /** The state in words, for screen readers. */
  readonly stateLabel: string;
}

export interface TimelineProps {
  readonly label: string;
  readonly steps: readonly TimelineStep[];
  /** `wide` lies down where there is room and stands on phones. */
  readonly layout?: "column" | "wide";
}

function iconOf(step: TimelineStep): ReactNode {
  if (step.icon) return step.icon;
  if (step.state === "failed") return <CloseIcon size={16} />;
  return step.state === "done" ? <CheckIcon size={16} /> : null;
}

/** The steps of an order. */
export function Timeline({ label, steps, layout = "column" }: TimelineProps) {
  const variants: object = { layout };
  const { comma } = formatsOf(currentLanguage());
  return (
    <TimelineRoot recipe={timeline} {...variants} asChild role="list" aria-label={label}>
      <ol>
        {steps.map((step) => (
          <TimelineItem key={step.id} asChild role="listitem">
            <li data-state={step.state} aria-current={step.state === "current" ? "step" : undefined}>
              <TimelineIndicator>{iconOf(step)}</TimelineIndicator>
              <TimelineContent>
                <TimelineTitle>
                  {step.label}
                  <span className="visually-hidden">{comma + step.stateLabel}</span>
                </TimelineTitle>
                {step.detail ? <TimelineDescription>{step.detail}</TimelineDescription> : null}
              </TimelineContent>
            </li>
          </TimelineItem>
        ))}
      </ol>
    </TimelineRoot>
  );
}
