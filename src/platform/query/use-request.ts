import { useState } from "react";

interface Outcomes<Answer> {
  onSuccess(answer: Answer): void;
  onError(error: unknown): void;
}

/**
 * One call to the shop at a press, which fails at once without a network; what must not be lost goes through the outbox.
 * Returns the function that sends it, and whether it is on its way. The outcome is told to who asked, also when their
 * part of the page is gone by then.
 */
export function useRequest<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  { onSuccess, onError }: Outcomes<Answer>,
): [start: (input: Input) => void, isPending: boolean] {
  const [isPending, setPending] = useState(false);
  const start = (input: Input) => {
    setPending(true);
    send(input)
      .then(onSuccess, onError)
      .finally(() => setPending(false));
  };
  return [start, isPending];
}
