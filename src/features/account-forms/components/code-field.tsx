import { useId, useState } from "react";
import { useTexts } from "@/platform/i18n";
import { CodeInput } from "@/ui/kit/code-input";
import { codeLength, normaliseCode } from "../form-rules";
import styles from "./account-forms.module.css";

interface Props {
  readonly value: string;
  readonly onValueChange: (code: string) => void;
}

/** The six digits that were sent; complains when it is left with nothing in it. */
export function CodeField({ value, onValueChange }: Props) {
  const t = useTexts("account");
  const id = useId();
  const [leftEmpty, setLeftEmpty] = useState(false);
  return (
    <div className={styles.field}>
      <CodeInput
        label={t("code.label")}
        digitLabel={(index) => t("code.digit", { number: index + 1, count: codeLength })}
        length={codeLength}
        value={value}
        onValueChange={(code) => {
          setLeftEmpty(false);
          onValueChange(normaliseCode(code));
        }}
        onBlur={() => setLeftEmpty(value === "")}
        sanitize={normaliseCode}
        invalid={leftEmpty}
        describedBy={leftEmpty ? id : undefined}
      />
      <div aria-live="polite">
        {leftEmpty ? (
          <p id={id} className={styles.error}>
            {t("code.empty")}
          </p>
        ) : null}
      </div>
    </div>
  );
}
