import { Icon, type IconProps } from "./icon";

export function ForwardIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M4 12h15.5M13.5 5.5 20 12l-6.5 6.5" />
    </Icon>
  );
}
