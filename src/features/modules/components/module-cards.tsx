import { useEffect, useState } from "react";
import type { Module } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { selectModule, useSelectedModule } from "@/stores/module";
import { classNames } from "@/ui/class-names";
import { ErrorPanel } from "@/ui/plain/error-panel";
import { Skeleton } from "@/ui/plain/skeleton";
import { type ChoiceMessage, chooseModule } from "../choose-module";
import { moduleCount, moduleCountText } from "../module-count";
import { useModulesState } from "../use-modules";
import styles from "./module-cards.module.css";
import { ModulePicture } from "./module-picture";

export interface ModuleCardsProps {
  /** Cards before 'View all'; by default all of them. */
  readonly first?: number;
  readonly message: ChoiceMessage;
  /** The page that asks for a module continues with the chosen one, in place of its home. */
  readonly stays?: boolean;
}

/** The modules of the chosen place to choose from, or a message when there are none. */
export function ModuleCards({ first, message, stays = false }: ModuleCardsProps) {
  const t = useTexts("frame");
  const { modules, isError, isFetching, refetch } = useModulesState();
  const chosen = useSelectedModule();
  const [all, setAll] = useState(false);
  const only = modules?.length === 1 ? modules[0] : undefined;
  // With one module there is no choice. Parcels have no lists to continue with.
  useEffect(() => {
    if (chosen || !only) return;
    if (only.module_type === "parcel") chooseModule(only, message, stays);
    else selectModule(only);
  }, [chosen, only, message, stays]);
  if (isError) {
    return (
      <ErrorPanel
        title={t("error.pageTitle")}
        text={t("error.configText")}
        retryLabel={t("app.retry")}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!modules) {
    return (
      <div className={styles.cards} aria-busy="true">
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} height="6.5rem" />
        ))}
      </div>
    );
  }
  if (modules.length === 0) return <ErrorPanel title={t("module.none")} text={t("module.noneText")} />;
  const few = first === undefined || all || modules.length <= first;
  const shown = few ? modules : modules.slice(0, first);
  return (
    <>
      <ul className={styles.cards}>
        {shown.map((module) => (
          <li key={module.id} className={styles.place}>
            <ModuleCard
              module={module}
              current={module.id === chosen?.id}
              choose={() => chooseModule(module, message, stays)}
              opensHome={!stays}
            />
          </li>
        ))}
      </ul>
      {few ? null : (
        <button type="button" className={styles.more} aria-expanded={false} onClick={() => setAll(true)}>
          {t("app.viewAll")} ({modules.length})
        </button>
      )}
    </>
  );
}

function ModuleCard({
  module,
  current,
  choose,
  opensHome,
}: {
  readonly module: Module;
  readonly current: boolean;
  readonly choose: () => void;
  readonly opensHome: boolean;
}) {
  const t = useTexts("frame");
  const counted = moduleCount(module);
  return (
    <button
      type="button"
      className={classNames(styles.card, current && styles.current)}
      data-module={module.module_type}
      // A press on a named one prefetches the rows of its home.
      data-module-id={opensHome ? module.id : undefined}
      aria-current={current || undefined}
      onClick={choose}
    >
      <ModulePicture module={module} size={64} />
      <span className={styles.words}>
        <span className={styles.name}>{module.module_name}</span>
        {counted ? (
          <span className={styles.count}>
            {t(`module.${counted.of}`, { count: counted.count, shown: moduleCountText(counted.count) })}
          </span>
        ) : (
          <span className={styles.count}>{module.short_description}</span>
        )}
      </span>
    </button>
  );
}
