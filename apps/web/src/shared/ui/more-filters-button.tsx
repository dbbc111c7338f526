import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import classes from "../list/list-toolbar.module.css";

type Props = {
  readonly label: string;
  /** How many of the filters behind it are at work. */
  readonly count: number;
  readonly isOpen: boolean;
  /** The id of what it opens. */
  readonly panel: string;
  readonly onToggle: () => void;
};

/** Opens the filters that are not always in view, and counts those that are at work. */
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
