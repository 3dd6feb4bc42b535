import { Icon, type IconProps } from "./icon";

export function EditIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20l1-4.5L15.7 4.8a1.8 1.8 0 0 1 2.6 0l.9.9a1.8 1.8 0 0 1 0 2.6L8.5 19zM13.5 7l3.5 3.5" />
    </Icon>
  );
}
