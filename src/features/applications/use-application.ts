import { useEffect, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { ObjectSchema } from "yup";
import { showFieldErrors } from "@/features/account-forms";
import { usePhoneResolver } from "@/features/phone-rules";
import { useTexts } from "@/platform/i18n";
import type { ReadPhone } from "@/platform/phone/load-phones";
import { markBusy } from "@/platform/worker";
import { type ApplicationKind, applicationDraft, saveApplicationDraft } from "@/stores/application-draft";
import { confirmAndRun } from "@/stores/confirm";
import { session } from "@/stores/session";
import type { ApplicationFiles } from "./api/applications";
import type { ApplicationValues } from "./application-rules";

/** Never kept on the device: it may be shared. */
const secrets: readonly string[] = ["password", "confirmPassword", "identity_number", "tin"];

interface Options {
  kind: ApplicationKind;
  rules: (readPhone: ReadPhone) => ObjectSchema<ApplicationValues>;
  /** The values of an empty form, by field name. */
  empty: ApplicationValues;
  /** Sends it; resolves to the shop's words. */
  send: (values: ApplicationValues, files: ApplicationFiles) => Promise<string>;
  /** The server's names of fields that the form calls otherwise. */
  otherNames?: Readonly<Record<string, string>>;
}

export interface ApplicationForm {
  form: UseFormReturn<ApplicationValues>;
  files: ApplicationFiles;
  setFiles: (field: string, files: readonly File[]) => void;
  /** Whether anything is wrong, a picture too. */
  isWrong: boolean;
  /** The fault of a field, also of a picture. */
  error: (field: string) => string | undefined;
  setError: (field: string, message: string) => void;
  submit: () => Promise<void>;
  reset: () => Promise<void>;
  /** Begins another one after this was sent. */
  again: () => void;
  /** The shop's words once it has been sent. */
  done: string | null;
}

/** An application while it is typed: its draft, its files, its errors at their fields, and sending it. */
export function useApplication({ kind, rules, empty, send, otherNames = {} }: Options): ApplicationForm {
  const t = useTexts("applications");
  const [files, setAllFiles] = useState<ApplicationFiles>({});
  const [fileErrors, setFileErrors] = useState<Readonly<Record<string, string>>>({});
  const [done, setDone] = useState<string | null>(null);
  const form = useForm<ApplicationValues>({
    mode: "onTouched",
    resolver: usePhoneResolver(rules),
    defaultValues: { ...empty, ...applicationDraft(kind) },
  });
  const { watch, handleSubmit, formState, setError } = form;
  const [epoch] = useState(() => session().epoch);

  useEffect(() => markBusy(), []);
  useEffect(() => {
    const { unsubscribe } = watch((values) => {
      // Text typed before a sign-out, here or in another tab, is not kept for the next person.
      if (session().epoch !== epoch) return;
      const kept = Object.entries(values).filter(([name, value]) => value && !secrets.includes(name));
      saveApplicationDraft(kind, Object.fromEntries(kept) as Record<string, string>);
    });
    return unsubscribe;
  }, [watch, kind, epoch]);

  const setFiles = (field: string, chosen: readonly File[]) => {
    setAllFiles((before) => ({ ...before, [field]: chosen }));
    setFileErrors(({ [field]: _, ...others }) => others);
  };
  const showError = (field: string, message: string) => {
    if (field in empty) setError(field, { message }, { shouldFocus: true });
    else setFileErrors((before) => ({ ...before, [field]: message }));
  };
  const submit = handleSubmit(async (values) => {
    try {
      const words = await send(values, files);
      saveApplicationDraft(kind, null);
      setDone(words || t("done.text"));
    } catch (error) {
      const pictures = ["logo", "cover_photo", "tin_certificate_image", "image", "identity_image"];
      const own = [...Object.keys(empty), ...pictures].map((name) => [name, name] as const);
      showFieldErrors(error, { ...Object.fromEntries(own), ...otherNames }, showError);
    }
  });
  const clear = () => {
    form.reset(empty);
    setAllFiles({});
    setFileErrors({});
    saveApplicationDraft(kind, null);
  };
  const reset = () =>
    confirmAndRun(
      { question: t("reset.question"), confirmLabel: t("reset.button"), tone: "danger" },
      async () => clear(),
    ).then(() => undefined);

  return {
    form,
    files,
    setFiles,
    isWrong: Object.keys(formState.errors).length + Object.keys(fileErrors).length > 0,
    error: (field) => (formState.errors[field]?.message as string | undefined) ?? fileErrors[field],
    setError: showError,
    submit,
    reset,
    again: () => {
      clear();
      setDone(null);
    },
    done,
  };
}
