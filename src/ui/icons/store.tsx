import { Icon, type IconProps } from "./icon";

export function StoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.6 11v8.1a1.4 1.4 0 0 0 1.4 1.4h12a1.4 1.4 0 0 0 1.4-1.4V11" />
      <path d="M4.7 3.8h14.6l1.7 4.6a2.9 2.9 0 0 1-5.8.4 3 3 0 0 1-6.4 0 2.9 2.9 0 0 1-5.8-.4z" />
      <path d="M9.5 20.5v-4.3a1.2 1.2 0 0 1 1.2-1.2h2.6a1.2 1.2 0 0 1 1.2 1.2v4.3" />
    </Icon>
  );
}
