import { Icon, type IconProps } from "./icon";

export function PercentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18.5 5.5l-13 13" />
      <circle cx="7.5" cy="7.5" r="2.5" />
      <circle cx="16.5" cy="16.5" r="2.5" />
    </Icon>
  );
}
