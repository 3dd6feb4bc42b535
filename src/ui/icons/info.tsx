// @chunk cards

import { Icon, type IconProps } from "./icon";

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M12 11v5.2" />
      <circle cx="12" cy="7.9" r="1.2" fill="currentColor" stroke="none" />
    </Icon>
  );
}
