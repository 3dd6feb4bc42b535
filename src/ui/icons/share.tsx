import { Icon, type IconProps } from "./icon";

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <circle cx="6.2" cy="12" r="2.6" />
      <circle cx="17.5" cy="5.8" r="2.6" />
      <circle cx="17.5" cy="18.2" r="2.6" />
      <path d="m8.5 10.7 6.7-3.6M8.5 13.3l6.7 3.6" />
    </Icon>
  );
}
