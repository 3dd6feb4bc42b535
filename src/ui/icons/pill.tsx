import { Icon, type IconProps } from "./icon";

export function PillIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.6" y="8" width="18.8" height="8" rx="4" transform="rotate(-45 12 12)" />
      <path d="m9.2 9.2 5.6 5.6" />
    </Icon>
  );
}
