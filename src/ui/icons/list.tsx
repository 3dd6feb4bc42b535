import { Icon, type IconProps } from "./icon";

export function ListIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M9 6.5h11M9 12h11M9 17.5h11" />
      <circle cx="4.7" cy="6.5" r="1.3" fill="currentColor" stroke="none" />
      <circle cx="4.7" cy="12" r="1.3" fill="currentColor" stroke="none" />
      <circle cx="4.7" cy="17.5" r="1.3" fill="currentColor" stroke="none" />
    </Icon>
  );
}
