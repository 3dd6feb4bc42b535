import { Icon, type IconProps } from "./icon";

export function CameraIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.8 7.5h2.7L9 5h6l1.5 2.5h2.7a1.6 1.6 0 0 1 1.6 1.6v8.3a1.6 1.6 0 0 1-1.6 1.6H4.8a1.6 1.6 0 0 1-1.6-1.6V9.1a1.6 1.6 0 0 1 1.6-1.6z" />
      <circle cx="12" cy="13" r="3.3" />
    </Icon>
  );
}
