import { Icon, type IconProps } from "./icon";

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        d="M8 5.2v13.6a.7.7 0 0 0 1.1.6l10-6.8a.7.7 0 0 0 0-1.2l-10-6.8a.7.7 0 0 0-1.1.6z"
        fill="currentColor"
      />
    </Icon>
  );
}
