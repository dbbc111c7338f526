import { Button, Popover, VisuallyHidden } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../shared/i18n/use-translation.ts";
import { activeFilters } from "./active-filters.ts";
import { FilterPanel } from "./filter-panel.tsx";
import type { ProjectFilter } from "./project-filter.ts";
import classes from "./project-filters.module.css";

/** The filters that are asked for less often, behind a button that says how many of them are at work. */
export const ProjectFilters = ({ filter, children }: { readonly filter: ProjectFilter; readonly children: ReactNode }) => {
  const { t } = useTranslation("projects");
  const [opened, setOpened] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const { length } = activeFilters(filter.asked);
  return (
    // The first Esc closes the list of choices that is open in the panel, the second one the panel.
    <Popover opened={opened} onChange={setOpened} closeOnEscape={!isChoosing} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
          rightSection={length > 0 && <span className={classes.count}>{length}</span>}
          onClick={() => setOpened(!opened)}
        >
          {t("filter.open")}
          {length > 0 && <VisuallyHidden> {t("filter.active")}: </VisuallyHidden>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t("filter.open")}>
        {children}
        <FilterPanel filter={filter} onChoosing={setChoosing} />
      </Popover.Dropdown>
    </Popover>
  );
};
