import { Icon, type IconProps } from "./icon";

export function BoxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.2 4 7.3v9.4l8 4.1 8-4.1V7.3zM4.2 7.5 12 11.6l7.8-4.1M12 11.6v9M8 5.3l8 4.2" />
    </Icon>
  );
}
