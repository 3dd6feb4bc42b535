import { useState } from "react";
import { isApiError } from "@/platform/http/api-error";
import { errorText, showError } from "@/stores/show-error";

/** A typed code, with the shop's answer to the last one, which goes with the next digit. */
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
    /** A refused code is cleared; after any other failure it stays, with the message beside it. */
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
