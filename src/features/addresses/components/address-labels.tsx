import type { ReactNode } from "react";
import { addressDoor } from "@/domain/address-door";
import { commaList } from "@/platform/format/comma-list";
import { type Translate, useTexts } from "@/platform/i18n";
import { BriefcaseIcon } from "@/ui/icons/briefcase";
import { HomeIcon } from "@/ui/icons/home";
import { PinIcon } from "@/ui/icons/pin";
import { type AddressType, addressTypeOf } from "../address-type";
import type { AddressEntry } from "../merge-unsent-addresses";

export const addressIcons: Record<AddressType, ReactNode> = {
  home: <HomeIcon />,
  office: <BriefcaseIcon />,
  other: <PinIcon />,
};

/** Returns the name of an address: its own label, or its type. */
export function useAddressName(): (address: AddressEntry) => string {
  const t = useTexts("account");
  return (address) => {
    const type = addressTypeOf(address.address_type);
    return (type === "other" && address.address_label) || t(`address.type.${type}`);
  };
}

/** The address in one line, with road, house and floor. */
export function addressLine(address: AddressEntry, t: Translate<"account">): string {
  const door = commaList(addressDoor(address, (floor) => t("address.floorNumber", { floor })));
  return door ? `${address.address} · ${door}` : address.address;
}
