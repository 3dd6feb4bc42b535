import type { ReactNode } from "react";
import type { Address } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { BriefcaseIcon } from "@/ui/icons/briefcase";
import { HomeIcon } from "@/ui/icons/home";
import { PinIcon } from "@/ui/icons/pin";
import { type AddressType, addressTypeOf } from "../address-form-schema";

export const addressIcons: Record<AddressType, ReactNode> = {
  home: <HomeIcon />,
  office: <BriefcaseIcon />,
  other: <PinIcon />,
};

/** What an address is called: its own label, or its type. */
export function useAddressName(): (address: Address) => string {
  const t = useTexts("account");
  return (address) => {
    const type = addressTypeOf(address.address_type);
    return (type === "other" && address.address_label) || t(`address.type.${type}`);
  };
}

/** The address in one line, with the door. */
export function addressLine(address: Address): string {
  const door = [address.road, address.house, address.floor].filter(Boolean).join(", ");
  return door ? `${address.address} · ${door}` : address.address;
}
