import { Icon, type IconProps } from "./icon";

export function BasketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.2 10h17.6l-1.7 8.9a1.6 1.6 0 0 1-1.6 1.3h-11a1.6 1.6 0 0 1-1.6-1.3zM7.5 10l3-6M16.5 10l-3-6M9.2 13.5v3.2M12 13.5v3.2M14.8 13.5v3.2" />
    </Icon>
  );
}
