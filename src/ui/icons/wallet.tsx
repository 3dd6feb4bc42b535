import { Icon, type IconProps } from "./icon";

export function WalletIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M4.8 7.5h13.7a2 2 0 0 1 2 2v8.7a2 2 0 0 1-2 2H5.5a2 2 0 0 1-2-2V6.3A2.3 2.3 0 0 1 5.8 4H17v3.5M4.8 7.5c-.8 0-1.3-.5-1.3-1.2M20.5 11.8h-4a2 2 0 0 0 0 4.2h4" />
    </Icon>
  );
}
