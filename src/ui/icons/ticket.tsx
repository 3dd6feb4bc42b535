import { Icon, type IconProps } from "./icon";

export function TicketIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M3.5 7.2a1.5 1.5 0 0 1 1.5-1.5h14a1.5 1.5 0 0 1 1.5 1.5v2.6a2.2 2.2 0 0 0 0 4.4v2.6a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5v-2.6a2.2 2.2 0 0 0 0-4.4zM14.5 6v2M14.5 11v2M14.5 16v2" />
    </Icon>
  );
}
