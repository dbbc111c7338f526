import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import classes from "./filter-chip.module.css";

type Props = { readonly text: string; readonly title: string; readonly onRemove: () => void };

/** A filter as a button that removes it. */
export const FilterChip = ({ text, title, onRemove }: Props) => (
  <Button
    className={classes.chip ?? ""}
    variant="light"
    size="compact-sm"
    rightSection={<IconX size={14} aria-hidden="true" />}
    title={title}
    onClick={onRemove}
  >
    {text}
  </Button>
);
