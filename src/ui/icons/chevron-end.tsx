import { Icon, type IconProps } from "./icon";

export function ChevronEndIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
    </Icon>
  );
}
