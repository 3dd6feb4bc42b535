import { Icon, type IconProps } from "./icon";

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20h16M7 16.5v-5M12 16.5v-9M17 16.5v-3" />
    </Icon>
  );
}
