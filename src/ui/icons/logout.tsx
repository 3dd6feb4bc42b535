import { Icon, type IconProps } from "./icon";

export function LogoutIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M13.5 4H6.3A1.8 1.8 0 0 0 4.5 5.8v12.4A1.8 1.8 0 0 0 6.3 20h7.2M10 12h10.5M16.5 8l4 4-4 4" />
    </Icon>
  );
}
