import { Icon, type IconProps } from "./icon";

export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M3.5 12h17M12 3.3c2.3 2.4 3.5 5.4 3.5 8.7s-1.2 6.3-3.5 8.7c-2.3-2.4-3.5-5.4-3.5-8.7s1.2-6.3 3.5-8.7z" />
    </Icon>
  );
}
