import { Icon, type IconProps } from "./icon";

export function MapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m9 4.2-5.5 2v13.6l5.5-2 6 2 5.5-2V4.2l-5.5 2z" />
      <path d="M9 4.2v13.6M15 6.2v13.6" />
    </Icon>
  );
}
