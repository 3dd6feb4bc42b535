import { Icon, type IconProps } from "./icon";

export function ChevronUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5.5 15 6.5-6.5 6.5 6.5" />
    </Icon>
  );
}
