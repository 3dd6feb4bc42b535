import { Icon, type IconProps } from "./icon";

export function SettingsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="3" />
      <path d="m10.3 3.3-.5 2.3-1.5.9-2.3-.7-1.7 3 1.7 1.6v3.2l-1.7 1.6 1.7 3 2.3-.7 1.5.9.5 2.3h3.4l.5-2.3 1.5-.9 2.3.7 1.7-3-1.7-1.6v-3.2l1.7-1.6-1.7-3-2.3.7-1.5-.9-.5-2.3z" />
    </Icon>
  );
}
