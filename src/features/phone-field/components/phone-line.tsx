import { type ReactNode, useRef } from "react";
import { useConfig } from "@/features/configuration";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import styles from "./phone-line.module.css";

const CountryPicker = lazy(() =>
  import("./country-picker").then(({ CountryPicker }) => ({ default: CountryPicker })),
);

interface Props {
  /** The text field of the number, type `tel`. */
  readonly children: ReactNode;
  readonly size?: "md" | "lg" | undefined;
  /** A form that compares the text with what is stored keeps it as it is. */
  readonly asStored?: boolean | undefined;
}

/** A number's field, with a choice of its country before it where the shop offers one. What is chosen is written into the field. */
export function PhoneLine({ children, size, asStored }: Props) {
  const config = useConfig();
  const line = useRef<HTMLDivElement>(null);
  if (config?.country_picker_status !== 1) return children;
  return (
    <div ref={line} className={styles.line}>
      {/* Comes with its list; the number can be typed before that. */}
      <div>
        <Suspense>
          <CountryPicker {...{ line, size, asStored }} shopCountry={config.country.toUpperCase()} />
        </Suspense>
      </div>
      {children}
    </div>
  );
}
