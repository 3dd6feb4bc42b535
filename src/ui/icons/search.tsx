import { Icon, type IconProps } from "./icon";

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.8" />
      <path d="m16 16 4.5 4.5" />
    </Icon>
  );
}
