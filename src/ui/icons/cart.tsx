// @chunk beside

import { Icon, type IconProps } from "./icon";

export function CartIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M2.8 4h1.9a1 1 0 0 1 1 .8l2 9.4a1.6 1.6 0 0 0 1.6 1.3h7.9a1.6 1.6 0 0 0 1.6-1.2l1.7-6.5H6.3" />
      <circle cx="9.6" cy="19.4" r="1.3" />
      <circle cx="17" cy="19.4" r="1.3" />
    </Icon>
  );
}
