import type { RegisterOptions } from "react-hook-form";
import type { Zone } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { SelectField } from "@/ui/chakra/select-field";
import type { ApplicationValues } from "../application-rules";
import type { ApplicationForm } from "../use-application";
import { PictureField } from "./picture-field";

interface FieldProps {
  readonly application: ApplicationForm;
  readonly name: string;
  readonly label: string;
}

interface ChoiceProps extends FieldProps {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: string | undefined;
  readonly rules?: RegisterOptions<ApplicationValues, string>;
}

/** A choice that has to be made: nothing is chosen at first. */
export function RequiredChoice({ application, name, label, choices, hint, rules }: ChoiceProps) {
  const t = useTexts("applications");
  return (
    <SelectField
      label={label}
      required
      error={application.error(name)}
      hint={hint}
      options={[{ value: "", label: t("choose") }, ...choices]}
      {...application.form.register(name, rules)}
    />
  );
}

/** The zone to work in. */
export function ZoneChoice({
  zones,
  ...field
}: Omit<ChoiceProps, "name" | "label" | "choices"> & { readonly zones: readonly Zone[] }) {
  const t = useTexts("applications");
  const choices = zones.map(({ id, name, display_name }) => ({
    value: String(id),
    label: display_name ?? name,
  }));
  return <RequiredChoice {...field} name="zone_id" label={t("zone")} choices={choices} />;
}

/** Pictures of an application, with what is wrong with them. */
export function ApplicationPicture({
  application: { files, setFiles, error },
  name,
  ...shown
}: FieldProps & { readonly required?: boolean; readonly max?: number }) {
  return (
    <PictureField
      {...shown}
      files={files[name] ?? []}
      onFiles={(chosen) => setFiles(name, chosen)}
      error={error(name)}
    />
  );
}
