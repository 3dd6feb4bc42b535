import { Icon, type IconProps } from "./icon";

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.5 4.4 2.9 17.5a1.7 1.7 0 0 0 1.5 2.6h15.2a1.7 1.7 0 0 0 1.5-2.6L13.5 4.4a1.7 1.7 0 0 0-3 0zM12 9.3v4.2" />
      <circle cx="12" cy="16.7" r="1.1" fill="currentColor" stroke="none" />
    </Icon>
  );
}
