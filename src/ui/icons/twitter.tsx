// @chunk footer

import { Icon, type IconProps } from "./icon";

export function TwitterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M4 4l6.4 8.5L4.1 20H6l5.2-6.2L15.9 20H20l-6.7-9L19.2 4h-1.9l-4.8 5.7L8.2 4z"
        fill="currentColor"
        stroke="none"
      />
    </Icon>
  );
}
