import { Icon, type IconProps } from "./icon";

export function ImageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.5" y="4.5" width="17" height="15" rx="2.4" />
      <circle cx="8.7" cy="9.7" r="1.6" />
      <path d="m4 17 4.8-4.3a1.5 1.5 0 0 1 2 0l2.2 2 2.3-2.3a1.5 1.5 0 0 1 2.1 0l3 3" />
    </Icon>
  );
}
