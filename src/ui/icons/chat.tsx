// @chunk beside

import { Icon, type IconProps } from "./icon";

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4c-5 0-9 3.3-9 7.5a6.9 6.9 0 0 0 2.6 5.3L5 20.3l4.2-1.8c.9.3 1.8.4 2.8.4 5 0 9-3.3 9-7.4S17 4 12 4z" />
      <circle cx="8.3" cy="11.6" r="1.1" fill="currentColor" stroke="none" />
      <circle cx="12" cy="11.6" r="1.1" fill="currentColor" stroke="none" />
      <circle cx="15.7" cy="11.6" r="1.1" fill="currentColor" stroke="none" />
    </Icon>
  );
}
