// @chunk beside

import { Icon, type IconProps } from "./icon";

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 10.8 12 3.8l8.5 7v8.4a1.3 1.3 0 0 1-1.3 1.3H4.8a1.3 1.3 0 0 1-1.3-1.3z" />
      <path d="M9.5 20.5v-5.2a1.3 1.3 0 0 1 1.3-1.3h2.4a1.3 1.3 0 0 1 1.3 1.3v5.2" />
    </Icon>
  );
}
