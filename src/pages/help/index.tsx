import { ChatLink } from "@/features/chat";
import { useConfig } from "@/features/configuration";
import { useDocumentTitle } from "@/features/document-title";
import { useTexts } from "@/platform/i18n";
import { safeLink } from "@/platform/navigation/safe-path";
import { MailIcon } from "@/ui/icons/mail";
import { PhoneIcon } from "@/ui/icons/phone";
import { PinIcon } from "@/ui/icons/pin";
import { Suspense } from "@/ui/loading/suspense";
import { Card } from "@/ui/plain/card";
import { Container } from "@/ui/plain/container";
import styles from "./help.module.css";

/** How to reach the shop: call, write, visit. */
export default function HelpPage() {
  const t = useTexts("frame");
  const config = useConfig();
  useDocumentTitle(t("footer.help"));
  const ways = config
    ? [
        {
          icon: <PhoneIcon />,
          title: t("footer.call"),
          text: config.phone,
          href: safeLink(`tel:${config.phone.replace(/\s/g, "")}`),
        },
        {
          icon: <MailIcon />,
          title: t("footer.mail"),
          text: config.email,
          href: safeLink(`mailto:${config.email}`),
        },
        { icon: <PinIcon />, title: t("footer.visit"), text: config.address, href: null },
      ]
    : [];
  return (
    <Container width="reading">
      {/* Nothing else comes: the frame keeps no room for more. */}
      <h1 className={styles.title}>{t("footer.help")}</h1>
      <ul className={styles.ways} data-short={config ? "" : undefined}>
        {ways.map((way) => (
          <li key={way.title}>
            <Card>
              <div className={styles.way}>
                <span className={styles.icon}>{way.icon}</span>
                <div>
                  <h2 className={styles.wayTitle}>{way.title}</h2>
                  {way.href ? (
                    <a href={way.href} dir="ltr">
                      {way.text}
                    </a>
                  ) : (
                    <p>{way.text}</p>
                  )}
                </div>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <div className={styles.chat}>
        <Suspense>
          <ChatLink type="admin" id={0} />
        </Suspense>
      </div>
    </Container>
  );
}
