import { Icon, type IconProps } from "./icon";

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 7h9.2M18.3 7h2.2M3.5 17h2.7M11.8 17h8.7" />
      <circle cx="15.5" cy="7" r="2.6" />
      <circle cx="9" cy="17" r="2.6" />
    </Icon>
  );
}
