import { Icon, type IconProps } from "./icon";

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6.5h16M9.3 6.5V5a1.5 1.5 0 0 1 1.5-1.5h2.4A1.5 1.5 0 0 1 14.7 5v1.5M6 6.5l.8 12.3a1.8 1.8 0 0 0 1.8 1.7h6.8a1.8 1.8 0 0 0 1.8-1.7L18 6.5M10 10.5v6M14 10.5v6" />
    </Icon>
  );
}
