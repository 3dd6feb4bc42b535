import { Icon, type IconProps } from "./icon";

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.8" y="5" width="18.4" height="14" rx="2.4" />
      <path d="M2.8 9.7h18.4M6.5 15h3.5" />
    </Icon>
  );
}
