import { useState } from "react";
import { Button } from "@/ui/chakra/button";
import { useTexts } from "../../texts/texts";
import dialogs from "../dialogs.module.css";
import { failureText } from "../failure-text";
import { ReasonForm } from "./reason-form";

interface Props {
  readonly texts: {
    readonly accept: string;
    readonly refuse: string;
    /** Who reads why it is refused. */
    readonly refuseText: string;
  };
  /** Throws ApiError. */
  readonly onAccept: () => Promise<void>;
  /** Throws ApiError. */
  readonly onRefuse: (reason: string) => Promise<void>;
}

/** Yes, or no with a reason. */
export function DecisionButtons({ texts, onAccept, onRefuse }: Props) {
  const t = useTexts();
  const [refuses, setRefuses] = useState(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  if (refuses)
    return (
      <ReasonForm
        text={texts.refuseText}
        confirm={texts.refuse}
        onBack={() => setRefuses(false)}
        onSend={onRefuse}
      />
    );
  const accept = async () => {
    setSending(true);
    setError(null);
    await onAccept().catch(setError);
    setSending(false);
  };
  return (
    <>
      {error === null ? null : (
        <p className={dialogs.danger} role="alert">
          {failureText(error, t)}
        </p>
      )}
      <div className={dialogs.row}>
        <Button variant="outline" size="lg" wide onClick={() => setRefuses(true)}>
          {texts.refuse}
        </Button>
        <Button size="lg" wide loading={isSending} onClick={() => void accept()}>
          {texts.accept}
        </Button>
      </div>
    </>
  );
}
