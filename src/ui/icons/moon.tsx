import { Icon, type IconProps } from "./icon";

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 14.3A8.3 8.3 0 1 1 9.7 4a6.7 6.7 0 0 0 10.3 10.3z" />
    </Icon>
  );
}
