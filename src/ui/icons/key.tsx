import { Icon, type IconProps } from "./icon";

export function KeyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="15.5" r="4.3" />
      <path d="m11.2 12.4 8.3-8.3M16 7.6l2.7 2.7M13.4 10.2l1.8 1.8" />
    </Icon>
  );
}
