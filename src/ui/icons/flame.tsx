import { Icon, type IconProps } from "./icon";

export function FlameIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21c4 0 6.8-2.7 6.8-6.6 0-4.6-4.3-6.2-4.3-11.4-3 1.2-5 4-4.6 7.4-1.2-.4-1.9-1.6-1.9-3-1.8 1.8-2.8 4.2-2.8 6.9C5.2 18.3 8 21 12 21z" />
    </Icon>
  );
}
