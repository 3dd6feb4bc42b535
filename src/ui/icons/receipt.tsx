// @chunk beside

import { Icon, type IconProps } from "./icon";

export function ReceiptIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 3.5v17l2.2-1.5 2.1 1.5L12 19l2.2 1.5 2.1-1.5 2.2 1.5v-17l-2.2 1.5-2.1-1.5L12 5 9.8 3.5 7.7 5zM9 9.5h6M9 13.5h4" />
    </Icon>
  );
}
