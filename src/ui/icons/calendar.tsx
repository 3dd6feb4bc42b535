import { Icon, type IconProps } from "./icon";

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.8" y="5" width="16.4" height="15.5" rx="2.4" />
      <path d="M3.8 10h16.4M8.3 3v4M15.7 3v4" />
    </Icon>
  );
}
