import { useEffect, useState } from "react";
import type { BoardApplication } from "@/contract/calls/board-applications";
import { readPicture } from "../../decisions/read-picture";
import { useSession } from "../../session/session";
import { useTexts } from "../../texts/texts";
import styles from "./decisions.module.css";

interface Props {
  readonly id: number;
  readonly files: BoardApplication["files"];
}

/** Papers and pictures of an application. They are read with the token: no address of theirs works for anybody else. */
export function ApplicationPictures({ id, files }: Props) {
  if (files.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {files.map((file, index) => (
        <Picture key={file.name} path={`/applications/${id}/files/${file.name}`} number={index + 1} />
      ))}
    </div>
  );
}

function Picture({ path, number }: { readonly path: string; readonly number: number }) {
  const t = useTexts();
  const token = useSession((session) => session.token);
  const [address, setAddress] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isGone = false;
    let read: string | null = null;
    readPicture(path, token).then(
      (blob) => {
        if (isGone) return;
        read = URL.createObjectURL(blob);
        setAddress(read);
      },
      () => setMissing(true),
    );
    return () => {
      isGone = true;
      if (read !== null) URL.revokeObjectURL(read);
    };
  }, [path, token]);
  if (isMissing) return <p role="alert">{t("application.pictureMissing", { number })}</p>;
  if (address === null) return <span className={styles.picture} />;
  return (
    <a className={styles.picture} href={address} target="_blank" rel="noreferrer">
      <img src={address} alt={t("card.photo", { number })} />
      <span className="visually-hidden">({t("card.newTab")})</span>
    </a>
  );
}
