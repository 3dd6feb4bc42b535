import { Icon, type IconProps } from "./icon";

export function BikeIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <circle cx="5.7" cy="16.2" r="3.3" />
      <circle cx="18.3" cy="16.2" r="3.3" />
      <path d="M5.7 16.2 9 9h5.6l3.7 7.2M9 9l3.5 7.2 2.6-7.2M14.1 6h2.4M7.4 9H10" />
    </Icon>
  );
}
