import { Icon, type IconProps } from "./icon";

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M10 5H6.2A2.2 2.2 0 0 0 4 7.2v10.6A2.2 2.2 0 0 0 6.2 20h10.6a2.2 2.2 0 0 0 2.2-2.2V14M14 4h6v6M20 4l-9 9" />
    </Icon>
  );
}
