import { Icon, type IconProps } from "./icon";

/** A quarter turn clockwise. */
export function TurnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.6-5.7l2.6 2.4M19.5 4.2v4.5H15" />
    </Icon>
  );
}
