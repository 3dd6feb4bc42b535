import { Icon, type IconProps } from "./icon";

export function UtensilsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 3.5v17M4.3 3.5v4.7a2.7 2.7 0 0 0 5.4 0V3.5M17 20.5v-7M17 13.5h2.3V7.2c0-2.3-1-3.7-2.3-3.7s-2.5 2.4-2.5 6c0 2.2 1 4 2.5 4z" />
    </Icon>
  );
}
