// @chunk footer

import { Icon, type IconProps } from "./icon";

export function FacebookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M14.2 21v-7.6h2.6l.4-3.1h-3V8.4c0-.9.3-1.5 1.6-1.5h1.6V4.1A21 21 0 0 0 15 4c-2.4 0-4 1.4-4 4.1v2.2H8.3v3.1H11V21z"
        fill="currentColor"
        stroke="none"
      />
    </Icon>
  );
}
