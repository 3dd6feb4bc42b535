import { Icon, type IconProps } from "./icon";

export function LeafIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 19.5c0-9 4.5-14.5 15.5-15 .5 10.5-4 15.5-10.5 15.5A5 5 0 0 1 5 17.5M4.5 19.5C6.5 15 9.5 12 14 10.2" />
    </Icon>
  );
}
