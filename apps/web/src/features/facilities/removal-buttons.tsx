import { Button, Group } from "@mantine/core";
import classes from "./removal-buttons.module.css";

type Props = {
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly removeLabel: string;
  /** Without it there is nothing to confirm: the deletion is not possible, or not yet. */
  readonly onRemove?: (() => void) | undefined;
  readonly removing: boolean;
};

/** The way out has the focus: nobody deletes by pressing Enter twice. */
export const RemovalButtons = ({ closeLabel, onClose, removeLabel, onRemove, removing }: Props) => (
  <Group justify="flex-end" mt="lg">
    <Button variant="default" onClick={onClose} data-autofocus>
      {closeLabel}
    </Button>
    {onRemove && (
      <Button className={classes.remove} onClick={onRemove} loading={removing}>
        {removeLabel}
      </Button>
    )}
  </Group>
);
