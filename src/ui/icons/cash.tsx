import { Icon, type IconProps } from "./icon";

export function CashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.8" y="6" width="18.4" height="12" rx="2" />
      <circle cx="12" cy="12" r="2.6" />
      <circle cx="6" cy="12" r="1.1" fill="currentColor" stroke="none" />
      <circle cx="18" cy="12" r="1.1" fill="currentColor" stroke="none" />
    </Icon>
  );
}
