// @chunk footer

import { Icon, type IconProps } from "./icon";

export function AppleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M16.5 12.6c0-2.3 1.9-3.4 2-3.5a4.3 4.3 0 0 0-3.4-1.8c-1.4-.1-2.8.9-3.5.9s-1.8-.8-3-.8A4.5 4.5 0 0 0 4.9 9.7c-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.3 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7 2-1.1 2.8-2.2a9 9 0 0 0 1.2-2.5 4 4 0 0 1-2.5-4zM14.3 5.8a4 4 0 0 0 1-3 4.1 4.1 0 0 0-2.7 1.4 3.8 3.8 0 0 0-1 2.9 3.4 3.4 0 0 0 2.7-1.3z"
        fill="currentColor"
        stroke="none"
      />
    </Icon>
  );
}
