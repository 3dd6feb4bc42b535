import { Icon, type IconProps } from "./icon";

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3.5 9.5h17M7 15h4" />
    </Icon>
  );
}
