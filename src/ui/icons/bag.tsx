import { Icon, type IconProps } from "./icon";

export function BagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.6 8h12.8l1.1 11a1.4 1.4 0 0 1-1.4 1.5H5.9A1.4 1.4 0 0 1 4.5 19z" />
      <path d="M8.6 10.5V7.2a3.4 3.4 0 0 1 6.8 0v3.3" />
    </Icon>
  );
}
