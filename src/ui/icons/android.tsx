// @chunk footer

import { Icon, type IconProps } from "./icon";

export function AndroidIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 17.5a9 9 0 0 1 18 0zM7 9.8 5.2 6.7M17 9.8l1.8-3.1" />
      <circle cx="8.3" cy="13.7" r="1.1" fill="currentColor" stroke="none" />
      <circle cx="15.7" cy="13.7" r="1.1" fill="currentColor" stroke="none" />
    </Icon>
  );
}
