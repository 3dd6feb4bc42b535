import type { CourierApplicationRequest } from "@/contract/calls/applications";
import { normalisePhone } from "@/features/account-forms";
import { zonesQuery } from "@/features/location";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import type { ReadPhone } from "@/platform/phone/load-phones";
import { useQuery } from "@/platform/query";
import { SelectField } from "@/ui/chakra/select-field";
import { TextField } from "@/ui/chakra/text-field";
import { applyAsCourier, vehiclesQuery } from "../api/applications";
import { type ApplicationValues, courierRules } from "../application-rules";
import { useApplication } from "../use-application";
import { ApplicationPicture, RequiredChoice, ZoneChoice } from "./application-fields";
import { ApplicationFrame, ApplicationSkeleton } from "./application-frame";
import styles from "./applications.module.css";
import { PersonPart } from "./person-part";

const identityTypes = ["passport", "driving_license", "nid"] as const;
const maxPapers = 5;

const empty: ApplicationValues = {
  ...Object.fromEntries(
    "f_name l_name phone email password confirmPassword zone_id identity_number vehicle_id"
      .split(" ")
      .map((name) => [name, ""]),
  ),
  identity_type: "passport",
  earning: "1",
};

/** The form of somebody who wants to bring orders. */
export default function CourierApplication() {
  const t = useTexts("applications");
  const account = useTexts("account");
  const zones = useQuery(zonesQuery());
  const vehicles = useQuery(vehiclesQuery());
  const rules = (readPhone: ReadPhone) => courierRules(t, account, readPhone);
  const application = useApplication({
    kind: "courier",
    rules,
    empty,
    send: (values, files) => {
      const { identity_image: papers = [], ...others } = files;
      return applyAsCourier(toRequest(values), { ...others, "identity_image[]": papers });
    },
  });
  const { form, error } = application;
  const { register } = form;
  const failed = [zones, vehicles].find((query) => queryProgress(query) === "failed");
  if (failed) return <LoadFailure query={failed} />;
  if (!zones.data || !vehicles.data) return <ApplicationSkeleton />;
  return (
    <ApplicationFrame application={application} lead={t("courier.lead")}>
      <PersonPart application={application} title={t("courier.person")} />
      <section className={styles.part} aria-labelledby="application-work">
        <h2 id="application-work">{t("courier.work")}</h2>
        <div className={styles.two}>
          <ZoneChoice application={application} zones={zones.data} />
          <RequiredChoice
            application={application}
            name="vehicle_id"
            label={t("courier.vehicle")}
            choices={vehicles.data.map(({ id, type }) => ({ value: String(id), label: type }))}
          />
          <SelectField
            label={t("courier.earning")}
            options={[
              { value: "1", label: t("courier.freelancer") },
              { value: "0", label: t("courier.salaried") },
            ]}
            {...register("earning")}
          />
        </div>
      </section>
      <section className={styles.part} aria-labelledby="application-identity">
        <h2 id="application-identity">{t("courier.identity")}</h2>
        <div className={styles.two}>
          <SelectField
            label={t("courier.identityType")}
            options={identityTypes.map((value) => ({ value, label: t(`courier.type.${value}`) }))}
            {...register("identity_type")}
          />
          <TextField
            label={t("courier.identityNumber")}
            required
            dir="ltr"
            autoComplete="off"
            error={error("identity_number")}
            {...register("identity_number")}
          />
        </div>
        <ApplicationPicture
          application={application}
          name="identity_image"
          label={t("courier.papers")}
          max={maxPapers}
        />
        <ApplicationPicture application={application} name="image" label={t("courier.photo")} />
      </section>
    </ApplicationFrame>
  );
}

function toRequest(values: ApplicationValues): CourierApplicationRequest {
  const value = (name: string) => (values[name] ?? "").trim();
  return {
    f_name: value("f_name"),
    l_name: value("l_name"),
    email: value("email"),
    phone: normalisePhone(value("phone")),
    password: values.password ?? "",
    zone_id: Number(value("zone_id")),
    identity_type: identityTypes.find((type) => type === value("identity_type")) ?? "passport",
    identity_number: value("identity_number"),
    vehicle_id: Number(value("vehicle_id")),
    earning: value("earning") === "0" ? 0 : 1,
  };
}
