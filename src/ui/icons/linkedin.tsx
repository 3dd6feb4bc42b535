// @chunk footer

import { Icon, type IconProps } from "./icon";

export function LinkedinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M4.2 9.3h3.3V20H4.2zM5.9 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM9.8 9.3H13v1.5c.5-.9 1.6-1.8 3.3-1.8 3.4 0 4 2.2 4 5.1V20H17v-5.2c0-1.2 0-2.9-1.8-2.9s-2 1.4-2 2.8V20H9.8z"
        fill="currentColor"
        stroke="none"
      />
    </Icon>
  );
}
