import { Icon, type IconProps } from "./icon";

export function ChevronStartIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
    </Icon>
  );
}
