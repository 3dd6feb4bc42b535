import { Icon, type IconProps } from "./icon";

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.2 5 5.8v5.7c0 4.3 2.8 7.6 7 9.3 4.2-1.7 7-5 7-9.3V5.8zM8.8 12l2.3 2.3 4.2-4.5" />
    </Icon>
  );
}
