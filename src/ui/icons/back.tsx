import { Icon, type IconProps } from "./icon";

export function BackIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M20 12H4.5M10.5 5.5 4 12l6.5 6.5" />
    </Icon>
  );
}
