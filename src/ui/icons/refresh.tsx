import { Icon, type IconProps } from "./icon";

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 11.5a8 8 0 0 0-14.3-4.3L3.8 9.3M3.8 4.7v4.6h4.6M4 12.5a8 8 0 0 0 14.3 4.3l1.9-2.1M20.2 19.3v-4.6h-4.6" />
    </Icon>
  );
}
