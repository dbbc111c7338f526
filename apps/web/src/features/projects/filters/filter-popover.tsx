import { Popover } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { FilterPanel } from "./filter-panel.tsx";
import type { ProjectFilter } from "./project-filter.ts";
import classes from "./project-filters.module.css";

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly filter: ProjectFilter;
  readonly children: ReactNode;
};

/** Hangs from the place of its button, which knows of clicks elsewhere. */
export const FilterPopover = ({ opened, onClose, filter, children }: Props) => {
  const { t } = useTranslation("projects");
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={(next) => !next && onClose()}
      closeOnClickOutside={false}
      // The first Esc closes the list of choices that is open in the panel, the second one the panel.
      closeOnEscape={!isChoosing}
      withinPortal={false}
      position="bottom-start"
      width={360}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <span className={classes.anchor} aria-hidden="true" />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t("filter.open")}>
        {children}
        <FilterPanel filter={filter} onChoosing={setChoosing} />
      </Popover.Dropdown>
    </Popover>
  );
};
