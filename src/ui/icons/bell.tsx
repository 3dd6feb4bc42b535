import { Icon, type IconProps } from "./icon";

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18 15.5V10a6 6 0 1 0-12 0v5.5l-1.7 2.3h15.4zM9.8 20.5a2.5 2.5 0 0 0 4.4 0" />
    </Icon>
  );
}
