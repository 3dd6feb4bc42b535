import { Icon, type IconProps } from "./icon";

export function HistoryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.2 9.5a8.5 8.5 0 1 1-.6 4M3.5 4.8v4.7h4.7M12 7.5V12l3 1.8" />
    </Icon>
  );
}
