import { Icon, type IconProps } from "./icon";

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 11.5v7.7a1.3 1.3 0 0 0 1.3 1.3h12.4a1.3 1.3 0 0 0 1.3-1.3v-7.7M3.3 8h17.4v3.5H3.3zM12 8v12.5M12 8S10.5 3.5 8 3.5A2.2 2.2 0 0 0 8 8zM12 8s1.5-4.5 4-4.5A2.2 2.2 0 0 1 16 8z" />
    </Icon>
  );
}
