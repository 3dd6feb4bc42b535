import { Icon, type IconProps } from "./icon";

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M20.5 4 3.8 10.2a.6.6 0 0 0 0 1.1l6.5 2.4 2.4 6.5a.6.6 0 0 0 1.1 0zM10.3 13.7 20.5 4" />
    </Icon>
  );
}
