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

/** The popover of the filters. Its anchor is a hidden span; the parent closes it on outside clicks. */
export const FilterPopover = ({ opened, onClose, filter, children }: Props) => {
  const { t } = useTranslation("projects");
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Popover
      opened={opened}
      onChange={(next) => !next && onClose()}
      closeOnClickOutside={false}
      // The first Esc closes the open dropdown of the panel, the second Esc closes the panel.
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
        <FilterPanel key={filter.cleared} filter={filter} onChoosing={setChoosing} />
      </Popover.Dropdown>
    </Popover>
  );
};
