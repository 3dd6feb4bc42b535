import { Icon, type IconProps } from "./icon";

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 3.2 2.7 5.6 6.2.8-4.5 4.3 1.1 6.1L12 17l-5.5 3 1.1-6.1-4.5-4.3 6.2-.8z" />
    </Icon>
  );
}
