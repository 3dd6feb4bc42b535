import { Icon, type IconProps } from "./icon";

export function BriefcaseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.3" y="7.5" width="17.4" height="12" rx="2.2" />
      <path d="M8.5 7.5V6A1.8 1.8 0 0 1 10.3 4.2h3.4A1.8 1.8 0 0 1 15.5 6v1.5M3.3 12.5h17.4M12 11.5v2" />
    </Icon>
  );
}
