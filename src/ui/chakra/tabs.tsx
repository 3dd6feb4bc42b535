import { TabsContent, TabsList, TabsRoot, TabsTrigger } from "@chakra-ui/react/tabs";
import type { TabsProps } from "../plain/tabs";
import { tabs } from "../theme/recipes/parts";
import styles from "./tabs.module.css";

/** Tabs after the ARIA pattern: one stop for Tab, arrows, Home and End move and choose. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { items, value, onValueChange } = props;
  const variants: object = { fitted: props.fitted };
  return (
    <TabsRoot
      recipe={tabs}
      {...variants}
      className={props.className}
      value={value}
      lazyMount
      unmountOnExit
      onValueChange={(details) => {
        const chosen = items.find((item) => item.value === details.value);
        if (chosen) onValueChange(chosen.value);
      }}
    >
      <TabsList aria-label={props.label}>
        {items.map((item) => (
          <TabsTrigger key={item.value} value={item.value}>
            <span className={styles.label}>{item.label}</span>
            {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
          </TabsTrigger>
        ))}
      </TabsList>
      {items.map((item) =>
        item.panel === undefined ? null : (
          <TabsContent key={item.value} value={item.value} tabIndex={-1}>
            {item.panel}
          </TabsContent>
        ),
      )}
    </TabsRoot>
  );
}
