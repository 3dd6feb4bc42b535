import type { Category } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { Checkbox } from "@/ui/plain/checkbox";
import { idsWithChildren, toggleCategory, toggleChild } from "./category-choice";
import styles from "./filter-fields.module.css";
import { FilterGroup } from "./filter-group";

/** The filter by categories: all, or single ones with their children. */
export function CategoryFields({
  chosen,
  categories,
  onChange,
}: {
  readonly chosen: readonly number[];
  readonly categories: readonly Category[];
  readonly onChange: (chosen: readonly number[]) => void;
}) {
  const t = useTexts("catalogue");
  const top = categories.filter((category) => category.parent_id === 0);
  if (top.length === 0) return null;
  const everything = top.flatMap(idsWithChildren);
  const all = everything.every((id) => chosen.includes(id));
  return (
    <FilterGroup title={t("filter.categories")}>
      <Checkbox
        label={t("filter.allCategories")}
        checked={all}
        onChange={() => onChange(all ? [] : everything)}
      />
      {top.map((category) => (
        <CategoryField key={category.id} category={category} chosen={chosen} onChange={onChange} />
      ))}
    </FilterGroup>
  );
}

/** A category; its children are shown once some of it is chosen. */
function CategoryField({
  category,
  chosen,
  onChange,
}: {
  readonly category: Category;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
}) {
  const text = useTexts("browse");
  const whole = chosen.includes(category.id);
  const part = !whole && category.childes.some(({ id }) => chosen.includes(id));
  return (
    <>
      <Checkbox
        ref={(box) => {
          if (box) box.indeterminate = part;
        }}
        label={category.name}
        checked={whole}
        onChange={() => onChange(toggleCategory(chosen, category))}
      />
      {(whole || part) && category.childes.length > 0 ? (
        <fieldset className={styles.children}>
          <legend className="visually-hidden">{text("filter.showChildren", { name: category.name })}</legend>
          {category.childes.map((child) => (
            <Checkbox
              key={child.id}
              label={child.name}
              checked={chosen.includes(child.id)}
              onChange={() => onChange(toggleChild(chosen, category, child.id))}
            />
          ))}
        </fieldset>
      ) : null}
    </>
  );
}
