import { Button, VisuallyHidden } from "@mantine/core";
import { useClickOutside } from "@mantine/hooks";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { activeFilters } from "./active-filters.ts";
import type { ProjectFilter } from "./project-filter.ts";
import classes from "./project-filters.module.css";

const FilterPopover = lazyDialog(async () => (await import("./filter-popover.tsx")).FilterPopover);

/** The less frequent filters in a popover. The button shows the number of active filters. */
export const ProjectFilters = ({ filter, children }: { readonly filter: ProjectFilter; readonly children: ReactNode }) => {
  const { t } = useTranslation("projects");
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const place = useClickOutside(close);
  const { length } = activeFilters(filter.asked);
  return (
    <div ref={place} className={classes.place}>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-expanded={opened}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
        rightSection={length > 0 && <span className={classes.count}>{length}</span>}
        onClick={() => setOpened(!opened)}
      >
        {t("filter.open")}
        {length > 0 && <VisuallyHidden> {t("filter.active")}: </VisuallyHidden>}
      </Button>
      <FilterPopover opened={opened} onClose={close} filter={filter}>
        {children}
      </FilterPopover>
    </div>
  );
};
