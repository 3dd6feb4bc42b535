import { useState } from "react";
import { isInOutline } from "@/domain/zone-outline";
import { zoneCheckQuery, zonesQuery } from "@/features/location";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { currentLanguage, languages, useTexts } from "@/platform/i18n";
import type { ReadPhone } from "@/platform/phone/load-phones";
import { useQuery } from "@/platform/query";
import { SelectField } from "@/ui/chakra/select-field";
import { TextField } from "@/ui/chakra/text-field";
import { applyAsStore } from "../api/applications";
import { type ApplicationValues, storeRules } from "../application-rules";
import { beginPlan } from "../begin-plan";
import { pendingPlan, savePendingPlan } from "../pending-plan";
import { storeRequest, timeTypes } from "../store-request";
import { useApplication } from "../use-application";
import { useStorePlan } from "../use-store-plan";
import { ApplicationPicture, RequiredChoice, ZoneChoice } from "./application-fields";
import { ApplicationFrame, ApplicationSkeleton } from "./application-frame";
import styles from "./applications.module.css";
import { PersonPart } from "./person-part";
import { PlaceField } from "./place-field";
import { type PlanFlag, PlanFollowUp } from "./plan-follow-up";
import { PlanPart } from "./plan-part";

const empty: ApplicationValues = Object.fromEntries(
  [
    ..."f_name l_name phone email password confirmPassword zone_id module_id lat lng tin tin_expire_date plan payment".split(
      " ",
    ),
    ...languages.flatMap(({ languageCode }) => [`name_${languageCode}`, `address_${languageCode}`]),
  ].map((name) => [name, ""]),
);
const unknownPlace = { lat: 0, lng: 0 };
const defaults = {
  ...empty,
  minimum_delivery_time: "30",
  maximum_delivery_time: "45",
  delivery_time_type: "min",
};

/** The form of a store that wants to sell here. */
export default function StoreApplication({ flag }: { readonly flag: PlanFlag | null }) {
  const t = useTexts("applications");
  const account = useTexts("account");
  const zones = useQuery(zonesQuery());
  const [pending, setPending] = useState(pendingPlan);
  const [problem, setProblem] = useState<string | null>(null);
  const language = currentLanguage();
  // The reader's language first: its name and address are the ones that must be there.
  const own = [...languages].sort(
    (a, b) => Number(b.languageCode === language) - Number(a.languageCode === language),
  );
  const rules = (readPhone: ReadPhone) => storeRules(t, account, language, readPhone);
  const application = useApplication({
    kind: "store",
    rules,
    empty: defaults,
    otherNames: {
      translations: `name_${language}`,
      latitude: "lat",
      image: "logo",
      business_plan: "plan",
      package_id: "plan",
    },
    send: async (values, files) => {
      const order = own.map(({ languageCode }) => languageCode);
      const applied = await applyAsStore(storeRequest(values, order, chosen?.id ?? null), files);
      if (chosen && applied.plan) {
        const begun = await beginPlan(applied.plan, chosen, payment);
        setProblem(begun.problem);
        setPending(begun.pending);
      }
      return applied.words;
    },
  });
  const { form, files, error, setError } = application;
  const storePlan = useStorePlan(form);
  const { query: packages, plan, chosen, payment } = storePlan;
  const { register, watch, setValue, getValues } = form;
  const [zoneId, lat, lng] = [watch("zone_id"), watch("lat"), watch("lng")];
  const zone = zones.data?.find(({ id }) => String(id) === zoneId);
  const place = lat && lng ? { lat: Number(lat), lng: Number(lng) } : null;
  // The shop judges; its outline is what is known until it has, and without a network.
  const judged = useQuery({
    ...zoneCheckQuery(place ?? unknownPlace, zone?.id ?? 0),
    enabled: place !== null && zone !== undefined,
  });
  const outside = place !== null && zone !== undefined && !(judged.data ?? isInOutline(zone.outline, place));
  const modules = zone?.modules.filter((module) => module.module_type !== "parcel") ?? [];
  if (pending !== null)
    return (
      <PlanFollowUp
        plan={pending}
        flag={flag}
        problem={problem}
        onLeave={() => {
          savePendingPlan(null);
          application.again();
          setPending(null);
        }}
      />
    );
  const lists = packages === null ? [zones] : [zones, packages];
  const failed = lists.find((query) => queryProgress(query) === "failed");
  if (failed) return <LoadFailure query={failed} />;
  if (lists.some(({ data }) => data === undefined)) return <ApplicationSkeleton />;

  const checked = {
    ...application,
    submit: async () => {
      // All that is missing is said at once.
      const isPlaced = place !== null && !outside;
      if (isPlaced && files.logo?.length && plan !== undefined) return application.submit();
      await form.trigger();
      if (!isPlaced) setError("lat", t(place === null ? "error.place" : "error.outside"));
      if (!files.logo?.length) setError("logo", t("error.logo"));
      if (plan === undefined) setError("plan", t("error.plan"));
    },
  };

  return (
    <ApplicationFrame application={checked} lead={t("store.lead")}>
      <section className={styles.part} aria-labelledby="application-store">
        <h2 id="application-store">{t("store.part")}</h2>
        {own.map(({ languageCode, languageName }, index) => (
          <div key={languageCode} className={styles.two}>
            <TextField
              label={t("store.name", { language: languageName })}
              required={index === 0}
              error={error(`name_${languageCode}`)}
              {...register(`name_${languageCode}`)}
            />
            <TextField
              label={t("store.address", { language: languageName })}
              required={index === 0}
              error={error(`address_${languageCode}`)}
              {...register(`address_${languageCode}`)}
            />
          </div>
        ))}
        <div className={styles.two}>
          <ZoneChoice
            application={application}
            zones={zones.data ?? []}
            rules={{
              onChange: () => {
                setValue("module_id", "");
                // Checks again whether the place lies in the zone.
                form.clearErrors("lat");
              },
            }}
          />
          <RequiredChoice
            application={application}
            name="module_id"
            label={t("store.module")}
            hint={zone ? undefined : t("store.moduleHint")}
            choices={modules.map(({ id, module_name }) => ({ value: String(id), label: module_name }))}
          />
        </div>
        <PlaceField
          place={place}
          zone={zone}
          error={outside ? t("error.outside") : place === null ? error("lat") : undefined}
          onPlace={(picked, text) => {
            setValue("lat", String(picked.lat));
            setValue("lng", String(picked.lng), { shouldValidate: true });
            form.clearErrors("lat");
            if (getValues(`address_${language}`) === "") setValue(`address_${language}`, text);
          }}
        />
        <div className={styles.two}>
          <TextField
            label={t("store.minimumTime")}
            required
            inputMode="numeric"
            error={error("minimum_delivery_time")}
            {...register("minimum_delivery_time")}
          />
          <TextField
            label={t("store.maximumTime")}
            required
            inputMode="numeric"
            error={error("maximum_delivery_time")}
            {...register("maximum_delivery_time")}
          />
          <SelectField
            label={t("store.timeType")}
            options={timeTypes.map((value) => ({ value, label: t(`store.time.${value}`) }))}
            {...register("delivery_time_type")}
          />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="application-pictures">
        <h2 id="application-pictures">{t("store.pictures")}</h2>
        <ApplicationPicture application={application} name="logo" label={t("store.logo")} required />
        <ApplicationPicture application={application} name="cover_photo" label={t("store.cover")} />
      </section>
      <section className={styles.part} aria-labelledby="application-tax">
        <h2 id="application-tax">{t("store.tax")}</h2>
        <div className={styles.two}>
          <TextField label={t("store.tin")} error={error("tin")} {...register("tin")} />
          <TextField
            label={t("store.tinExpires")}
            type="date"
            error={error("tin_expire_date")}
            {...register("tin_expire_date")}
          />
        </div>
        <ApplicationPicture
          application={application}
          name="tin_certificate_image"
          label={t("store.certificate")}
        />
      </section>
      <PersonPart application={application} title={t("store.owner")} />
      <PlanPart storePlan={storePlan} error={error("plan")} />
    </ApplicationFrame>
  );
}
