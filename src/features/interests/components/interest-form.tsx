import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { customerQuery } from "@/features/auth";
import { categoriesQuery } from "@/features/categories";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { persistQueryByKey, useQuery, withData } from "@/platform/query";
import { useAccountKey } from "@/stores/session";
import { useShopScope } from "@/stores/shop-scope";
import { errorText } from "@/stores/show-error";
import { showErrorTexts, showSuccess } from "@/stores/toasts";
import { Button } from "@/ui/chakra/button";
import { CheckIcon } from "@/ui/icons/check";
import { ButtonLink } from "@/ui/plain/button";
import { Picture } from "@/ui/plain/picture";
import { Skeleton } from "@/ui/plain/skeleton";
import { saveInterests } from "../api/save-interests";
import { readInterests } from "../read-interests";
import styles from "./interest-form.module.css";

/** The categories of the module to choose from; saved, or left out, the shopper goes on to the home. */
export function InterestForm() {
  const t = useTexts("account");
  const shell = useTexts("shell");
  const scope = useShopScope();
  const account = useAccountKey();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const query = useQuery(categoriesQuery(scope));
  const stored = readInterests(useQuery(customerQuery(account)).data?.interest);
  // Null until something is pressed: what is stored may come later than the page.
  const [changed, setChanged] = useState<ReadonlySet<number> | null>(null);
  const [saving, setSaving] = useState(false);
  const chosen = changed ?? new Set(stored);
  const progress = queryProgress(query);
  if (progress === "failed") return <LoadFailure query={query} />;
  const categories = (query.data ?? []).filter((category) => category.parent_id === 0);

  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChanged(next);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      const interest = categories.map(({ id }) => id).filter((id) => chosen.has(id));
      showSuccess(await saveInterests(interest, scope));
      // Coming back at once, also by a reload, shows what was saved.
      const { queryKey } = customerQuery(account);
      queryClient.setQueryData(queryKey, (kept) =>
        kept ? withData(kept, { ...kept.data, interest: JSON.stringify(interest) }) : kept,
      );
      await persistQueryByKey(queryClient, queryKey);
      void queryClient.invalidateQueries({ queryKey });
      void navigate(paths.home.href());
    } catch (error) {
      showErrorTexts([errorText(error)]);
      setSaving(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <fieldset className={styles.choices} aria-label={t("interests.title")}>
        {progress === "loading"
          ? Array.from({ length: 9 }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all alike
              <Skeleton key={index} ratio={1} className={styles.skeleton} />
            ))
          : categories.map((category) => (
              <label key={category.id} className={styles.choice}>
                <input
                  type="checkbox"
                  className={styles.box}
                  checked={chosen.has(category.id)}
                  onChange={() => toggle(category.id)}
                />
                <span className={styles.picture}>
                  <Picture src={category.image_full_url} alt="" maxWidth={128} />
                  <span className={styles.mark}>
                    <CheckIcon size={18} />
                  </span>
                </span>
                <span className={styles.name}>{category.name}</span>
              </label>
            ))}
      </fieldset>
      <div className={styles.actions} data-page-bar="">
        <Button
          type="submit"
          size="lg"
          disabled={chosen.size === 0}
          loading={saving}
          loadingLabel={shell("app.loading")}
        >
          {t("interests.save")}
        </Button>
        <ButtonLink as={Link} to={paths.home.href()} variant="ghost" size="lg">
          {t("interests.skip")}
        </ButtonLink>
      </div>
    </form>
  );
}
