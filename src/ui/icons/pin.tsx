import { Icon, type IconProps } from "./icon";

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.2s7-6.3 7-11.3a7 7 0 1 0-14 0c0 5 7 11.3 7 11.3z" />
      <circle cx="12" cy="9.9" r="2.5" />
    </Icon>
  );
}
