import { Icon, type IconProps } from "./icon";

export function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M9.5 9.6a2.6 2.6 0 0 1 5 .8c0 1.7-2.5 2-2.5 3.6" />
      <circle cx="12" cy="16.9" r="1.1" fill="currentColor" stroke="none" />
    </Icon>
  );
}
