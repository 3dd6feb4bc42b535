import { Icon, type IconProps } from "./icon";

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.2c.6-4 3.6-6.2 7.5-6.2s6.9 2.2 7.5 6.2" />
    </Icon>
  );
}
