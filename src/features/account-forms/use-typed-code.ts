import { useState } from "react";
import { isApiError } from "@/platform/http/api-error";
import { errorText, showError } from "@/stores/show-error";

/** A code as it is typed, with what the shop said of the last one: that goes with the next digit. */
export function useTypedCode() {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  return {
    code,
    problem,
    type: (typed: string) => {
      setProblem(undefined);
      setCode(typed);
    },
    /** A code that was refused is typed anew; what failed without a judgement is said beside it and stays. */
    refuse: (error: unknown) => {
      if (!isApiError(error, "refused")) {
        showError(error);
        return;
      }
      setCode("");
      setProblem(errorText(error));
    },
  };
}
