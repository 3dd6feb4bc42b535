// @chunk footer

import { Icon, type IconProps } from "./icon";

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.2" y="5" width="17.6" height="14" rx="2.4" />
      <path d="m3.8 7.4 7 5.2a2 2 0 0 0 2.4 0l7-5.2" />
    </Icon>
  );
}
