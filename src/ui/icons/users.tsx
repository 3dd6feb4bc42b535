import { Icon, type IconProps } from "./icon";

export function UsersIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 19.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .7 3.2 2.5 3.5 5" />
    </Icon>
  );
}
