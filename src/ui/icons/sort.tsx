import { Icon, type IconProps } from "./icon";

export function SortIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 4.5v15M7.5 19.5 4 16M7.5 19.5 11 16M16.5 19.5v-15M16.5 4.5 13 8M16.5 4.5 20 8" />
    </Icon>
  );
}
