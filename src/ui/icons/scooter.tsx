import { Icon, type IconProps } from "./icon";

export function ScooterIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <circle cx="6" cy="17.5" r="2.3" />
      <circle cx="18" cy="17.5" r="2.3" />
      <path d="M8.3 17.5h5.4c0-3.4 1.7-5.3 4-5.6L16.3 6h-2.5M3.2 16.6c0-2.5 1.7-4.1 4.2-4.1h4.8v5M4.2 8.5h5.2v4H4.2z" />
    </Icon>
  );
}
