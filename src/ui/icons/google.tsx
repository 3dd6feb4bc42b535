import { Icon, type IconProps } from "./icon";

export function GoogleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M20.6 12.2c0-.6-.1-1.2-.2-1.8H12v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6zM12 21c2.4 0 4.5-.8 5.9-2.2L15 16.6a5.4 5.4 0 0 1-8.1-2.9H4V16a9 9 0 0 0 8 5zM6.9 13.7a5.4 5.4 0 0 1 0-3.4V8H4a9 9 0 0 0 0 8zM12 6.6c1.3 0 2.5.5 3.4 1.3l2.6-2.5A9 9 0 0 0 4 8l2.9 2.3A5.4 5.4 0 0 1 12 6.6z"
        fill="currentColor"
        stroke="none"
      />
    </Icon>
  );
}
