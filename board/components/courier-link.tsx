import { useState } from "react";
import { share } from "@/platform/share";
import { CopyIcon } from "@/ui/icons/copy";
import { Button } from "@/ui/plain/button";
import { TextField } from "@/ui/plain/text-field";
import { useTexts } from "../texts/texts";
import styles from "./couriers.module.css";

interface Props {
  readonly name: string;
  readonly link: string;
}

/** A link that works once: shown, because it is told nowhere again, and handed on by whatever the device has. */
export function CourierLink({ name, link }: Props) {
  const t = useTexts();
  const [said, setSaid] = useState<"copied" | "byHand" | null>(null);
  return (
    <div className={styles.link}>
      <TextField
        label={t("couriers.linkFor", { name })}
        hint={t("couriers.linkHint")}
        size="lg"
        value={link}
        readOnly
        dir="ltr"
        onFocus={({ target }) => target.select()}
      />
      <Button
        size="lg"
        startIcon={<CopyIcon />}
        onClick={() =>
          void share({ title: t("couriers.linkFor", { name }), path: link }).then((result) =>
            setSaid(result === "failed" ? "byHand" : result === "copied" ? "copied" : null),
          )
        }
      >
        {t("couriers.share")}
      </Button>
      <p role="status">{said === null ? null : t(`couriers.${said}`)}</p>
    </div>
  );
}
