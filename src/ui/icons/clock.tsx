import { Icon, type IconProps } from "./icon";

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M12 7.2V12l3.2 2" />
    </Icon>
  );
}
