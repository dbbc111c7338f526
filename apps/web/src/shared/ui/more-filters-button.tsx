import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import classes from "../list/list-toolbar.module.css";

type Props = {
  readonly label: string;
  /** Number of active filters in the panel. */
  readonly count: number;
  readonly isOpen: boolean;
  /** Id of the panel. */
  readonly panel: string;
  readonly onToggle: () => void;
};

/** Button that toggles the filter panel, with the number of active filters. */
export const MoreFiltersButton = ({ label, count, isOpen, panel, onToggle }: Props) => (
  <Button
    variant="default"
    aria-expanded={isOpen}
    aria-controls={panel}
    leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
    rightSection={count > 0 && <span className={classes.badge}>{count}</span>}
    onClick={onToggle}
  >
    {label}
  </Button>
);
