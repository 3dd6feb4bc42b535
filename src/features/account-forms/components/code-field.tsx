import { useId, useState } from "react";
import { useTexts } from "@/platform/i18n";
import { CodeInput } from "@/ui/chakra/code-input";
import { codeLength, normaliseCode } from "../form-rules";
import styles from "./account-forms.module.css";

interface Props {
  readonly value: string;
  readonly onValueChange: (code: string) => void;
  /** The shop's refusal of the code that was typed last. */
  readonly error?: string | undefined;
}

/** The six digits that were sent; complains when it is left with nothing in it. */
export function CodeField({ value, onValueChange, error }: Props) {
  const t = useTexts("account");
  const id = useId();
  const [leftEmpty, setLeftEmpty] = useState(false);
  const problem = error ?? (leftEmpty ? t("code.empty") : undefined);
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
        invalid={problem !== undefined}
        describedBy={problem === undefined ? undefined : id}
      />
      <div aria-live="polite">
        {problem === undefined ? null : (
          <p id={id} className={styles.error}>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
