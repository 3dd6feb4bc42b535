import { Icon, type IconProps } from "./icon";

export function TruckIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M2.8 6.3a1 1 0 0 1 1-1h9.5a1 1 0 0 1 1 1v10.9H9.4M5.3 17.2H3.8a1 1 0 0 1-1-1zM14.3 9.3h3.5l3.4 3.6v3.3a1 1 0 0 1-1 1h-.9M15.2 17.2h-.9" />
      <circle cx="7.3" cy="17.5" r="2" />
      <circle cx="17.2" cy="17.5" r="2" />
    </Icon>
  );
}
