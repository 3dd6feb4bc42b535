import { Icon, type IconProps } from "./icon";

export function TagIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M3.5 5v6.2a2 2 0 0 0 .6 1.4l7.4 7.4a2 2 0 0 0 2.8 0l5.7-5.7a2 2 0 0 0 0-2.8L12.6 4.1a2 2 0 0 0-1.4-.6H5A1.5 1.5 0 0 0 3.5 5z" />
      <circle cx="8" cy="8" r="1.3" fill="currentColor" stroke="none" />
    </Icon>
  );
}
