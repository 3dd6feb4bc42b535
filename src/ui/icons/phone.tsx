import { Icon, type IconProps } from "./icon";

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.7 4.1 6.2 3.8a2 2 0 0 0-2.2 2 15 15 0 0 0 14.2 14.2 2 2 0 0 0 2-2.2l-.3-2.5a1.6 1.6 0 0 0-1.2-1.3l-2.6-.6a1.6 1.6 0 0 0-1.5.4l-1 1a11 11 0 0 1-4.4-4.4l1-1a1.6 1.6 0 0 0 .4-1.5L10 5.3a1.6 1.6 0 0 0-1.3-1.2z" />
    </Icon>
  );
}
