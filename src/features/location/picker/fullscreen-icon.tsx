import { Icon } from "@/ui/icons/icon";

/** Arrows that lead to the corners, or back from them. */
export function FullscreenIcon({ exits }: { readonly exits: boolean }) {
  return (
    <Icon size={20}>
      <path d={exits ? "M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5" : "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"} />
    </Icon>
  );
}
