import { useQueryClient } from "@tanstack/react-query";
import type { Address } from "@/contract";
import { PhoneText } from "@/features/phone-field";
import { addressesQuery } from "@/features/saved-addresses";
import { useTexts } from "@/platform/i18n";
import { type AddressRow, acknowledgeRow, cancelRow } from "@/platform/outbox";
import { useQuery } from "@/platform/query";
import { confirmAndRun } from "@/stores/confirm";
import { useOutboxRows } from "@/stores/outbox-rows";
import { openOverlay } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { showErrorTexts, showSuccess } from "@/stores/toasts";
import { EditIcon } from "@/ui/icons/edit";
import { PlusIcon } from "@/ui/icons/plus";
import { TrashIcon } from "@/ui/icons/trash";
import { NoAddressIllustration } from "@/ui/illustrations/no-address";
import { Button } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { EmptyState } from "@/ui/plain/empty-state";
import { IconButton } from "@/ui/plain/icon-button";
import { Section } from "@/ui/plain/section";
import { addressTypeOf } from "../address-type";
import { deleteAddress } from "../api/change-address";
import { mergeUnsentAddresses } from "../merge-unsent-addresses";
import { addressIcons, addressLine, useAddressName } from "./address-labels";
import styles from "./addresses.module.css";
import { AddressesPending } from "./addresses-pending";

/** A customer's addresses, to add, change and delete. */
export default function AddressesSection() {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const queryClient = useQueryClient();
  const options = addressesQuery(useAccountKey());
  const query = useQuery(options);
  const nameOf = useAddressName();
  const add = () => openOverlay({ kind: "address-form" });
  const askToDelete = (address: Address) =>
    confirmAndRun(
      {
        text: t("address.deleteText", { address: address.address }),
        confirmLabel: shell("app.delete"),
        tone: "danger",
      },
      async () => {
        const result = await deleteAddress(address.id);
        if (result.state === "refused") showErrorTexts([result.message || shell("error.generic")]);
        else if (result.state === "done") showSuccess(result.message || t("address.deleted"));
        await queryClient.invalidateQueries({ queryKey: options.queryKey });
      },
    );
  const rows = mergeUnsentAddresses(query.data?.rows ?? [], useOutboxRows());
  const undo = async (row: AddressRow) => {
    // A row that needs the shopper is not being sent.
    if (row.state === "needs-you") await acknowledgeRow(row.id);
    else if (!(await cancelRow(row.id))) showErrorTexts([t("address.underWay")]);
  };
  return (
    <Section
      title={t("address.saved")}
      action={
        <Button variant="soft" size="sm" startIcon={<PlusIcon size={16} />} onClick={add}>
          {t("address.add")}
        </Button>
      }
    >
      {query.data === undefined && (query.isError || query.isLoading) ? (
        <AddressesPending query={query} rowHeight="4.75rem" />
      ) : rows.length === 0 ? (
        <EmptyState
          compact
          headingLevel={3}
          title={t("address.oops")}
          text={t("address.none")}
          illustration={<NoAddressIllustration />}
        />
      ) : (
        <ul className={styles.list}>
          {rows.map(({ address, row }) => (
            <Card as="li" key={address.id} padding="sm" className={styles.row}>
              <span className={styles.icon}>{addressIcons[addressTypeOf(address.address_type)]}</span>
              <div className={styles.words}>
                <p className={styles.name}>{nameOf(address)}</p>
                {row ? (
                  <p className={styles.muted} role="status">
                    {row.state === "needs-you"
                      ? row.problem?.message || t("address.refused")
                      : t("address.waiting")}
                  </p>
                ) : null}
                <p className={styles.muted}>
                  <bdi>{addressLine(address, t)}</bdi>
                </p>
                <p className={styles.muted}>
                  <bdi>{address.contact_person_name}</bdi> ·{" "}
                  <PhoneText number={address.contact_person_number} />
                </p>
              </div>
              <div className={styles.actions}>
                {row ? (
                  <IconButton
                    label={t("address.takeBack", { name: nameOf(address) })}
                    onClick={() => void undo(row)}
                  >
                    <TrashIcon />
                  </IconButton>
                ) : (
                  <>
                    <IconButton
                      label={t("address.editNamed", { name: nameOf(address) })}
                      onClick={() => openOverlay({ kind: "address-form", address })}
                    >
                      <EditIcon />
                    </IconButton>
                    <IconButton
                      label={t("address.deleteNamed", { name: nameOf(address) })}
                      onClick={() => void askToDelete(address)}
                    >
                      <TrashIcon />
                    </IconButton>
                  </>
                )}
              </div>
            </Card>
          ))}
        </ul>
      )}
    </Section>
  );
}
