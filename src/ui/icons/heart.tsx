import { Icon, type IconProps } from "./icon";

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20.2S3.4 15.4 3.4 9.4A4.7 4.7 0 0 1 8.1 4.6c1.6 0 3.1.8 3.9 2.2a4.6 4.6 0 0 1 3.9-2.2 4.7 4.7 0 0 1 4.7 4.8c0 6-8.6 10.8-8.6 10.8z" />
    </Icon>
  );
}
