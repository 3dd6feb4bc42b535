// @chunk home-more

import { Icon, type IconProps } from "./icon";

export function FlashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.2 2.8 5 13.5h5.8l-1 7.7L18 10.5h-5.8z" />
    </Icon>
  );
}
