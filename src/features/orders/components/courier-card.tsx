import { Link } from "react-router-dom";
import type { DeliveryMan, Order } from "@/contract";
import { formatRating, useDigits } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { Avatar } from "@/ui/chakra/avatar";
import { ChatIcon } from "@/ui/icons/chat";
import { PhoneIcon } from "@/ui/icons/phone";
import { IconLink } from "@/ui/plain/icon-link";
import { Rating } from "@/ui/plain/rating";
import styles from "./tracked-order.module.css";

/** The courier, with ways to reach them. For customers only. */
export function CourierCard({ courier, order }: { readonly courier: DeliveryMan; readonly order: Order }) {
  const t = useTexts("orders");
  const name = `${courier.f_name} ${courier.l_name}`.trim();
  const rating = formatRating(courier.avg_rating, useDigits());
  const chat = paths.profile.href("inbox", {
    type: "delivery_man",
    id: courier.id,
    routeName: "delivery_man_id",
    chatFrom: true,
    deliveryman_name: name,
    image: courier.image_full_url,
    order_id: order.id,
    order_store: order.store?.name,
  });
  return (
    <section className={styles.courier} aria-label={t("courier.title")}>
      <Avatar name={name} src={courier.image_full_url} size={52} />
      <div className={styles.words}>
        <p className={styles.muted}>{t("courier.title")}</p>
        <p className={styles.strong}>{name}</p>
        {courier.avg_rating > 0 ? (
          <Rating
            variant="compact"
            value={courier.avg_rating}
            text={rating}
            label={t("courier.rating", { rating })}
          />
        ) : null}
      </div>
      <IconLink as={Link} to={chat} variant="soft" label={t("courier.chat", { name })}>
        <ChatIcon />
      </IconLink>
      {courier.phone ? (
        <IconLink href={`tel:${courier.phone}`} variant="soft" label={t("courier.call", { name })}>
          <PhoneIcon />
        </IconLink>
      ) : null}
    </section>
  );
}
