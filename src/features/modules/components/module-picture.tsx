import type { Module, ModuleType } from "@/contract";
import { BagIcon } from "@/ui/icons/bag";
import { BasketIcon } from "@/ui/icons/basket";
import { BoxIcon } from "@/ui/icons/box";
import { PillIcon } from "@/ui/icons/pill";
import { UtensilsIcon } from "@/ui/icons/utensils";
import { Picture } from "@/ui/plain/picture";
import styles from "./module-picture.module.css";

const icons: Record<ModuleType, typeof BagIcon> = {
  food: UtensilsIcon,
  grocery: BasketIcon,
  pharmacy: PillIcon,
  ecommerce: BagIcon,
  parcel: BoxIcon,
};

/** A module's picture on the colour of its type; the type's icon if it has none. `size` in px. */
export function ModulePicture({ module, size }: { readonly module: Module; readonly size: number }) {
  const Sign = icons[module.module_type];
  return (
    <span
      className={styles.picture}
      data-module={module.module_type}
      style={{ inlineSize: size, blockSize: size }}
    >
      {module.icon_full_url ? (
        <Picture
          src={module.icon_full_url}
          alt=""
          maxWidth={size}
          fallback={<Sign size={Math.round(size / 2)} />}
          className={styles.image}
        />
      ) : (
        <Sign size={Math.round(size / 2)} />
      )}
    </span>
  );
}
