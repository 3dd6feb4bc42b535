import { Icon, type IconProps } from "./icon";

export function WifiOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3.5 20.5 21M8.6 15.6a5 5 0 0 1 5.8-.8M5.2 12.1a10 10 0 0 1 4.5-2.5M2 8.7a15 15 0 0 1 4.3-2.7M10.7 4.7A15 15 0 0 1 22 8.7M14.3 9.7a10 10 0 0 1 4.5 2.4" />
      <circle cx="11.8" cy="19.3" r="1.3" fill="currentColor" stroke="none" />
    </Icon>
  );
}
