// @chunk footer

import type { ComponentType } from "react";
import type { Config } from "@/contract";
import { safeLink } from "@/platform/navigation/safe-path";
import { FacebookIcon } from "@/ui/icons/facebook";
import type { IconProps } from "@/ui/icons/icon";
import { InstagramIcon } from "@/ui/icons/instagram";
import { LinkedinIcon } from "@/ui/icons/linkedin";
import { PinterestIcon } from "@/ui/icons/pinterest";
import { TwitterIcon } from "@/ui/icons/twitter";
import styles from "./social-links.module.css";

const icons: Record<string, ComponentType<IconProps>> = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  twitter: TwitterIcon,
  linkedin: LinkedinIcon,
  pinterest: PinterestIcon,
};

/** Where else the shop is found; unknown networks and unsafe links are left out. */
export function SocialLinks({ links }: { links: Config["social_media"] }) {
  return (
    <ul className={styles.list}>
      {links.map(({ id, name, link, status }) => {
        const NetworkIcon = icons[name.toLowerCase()];
        const href = safeLink(link);
        if (!NetworkIcon || !href || status !== 1) return null;
        return (
          <li key={id}>
            <a
              className={styles.link}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={name}
            >
              <NetworkIcon />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
