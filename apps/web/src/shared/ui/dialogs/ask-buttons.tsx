import { Button, Group } from "@mantine/core";
import classes from "./ask-buttons.module.css";
import { useBlockDialogClose } from "./held-open.ts";

type Props = {
  readonly goBack: string;
  readonly onClose: () => void;
  readonly goOn: string;
  /** Confirm action; without it the button is hidden. "submit" submits the surrounding form. */
  readonly onGoOn?: (() => void) | "submit" | undefined;
  /** Colours the button as destructive. */
  readonly destroys?: boolean | undefined;
  readonly busy?: boolean | undefined;
};

/**
 * Buttons of a confirm dialog. Cancel has the initial focus, so that a repeated Enter does not confirm; it is disabled during the action.
 */
export const AskButtons = ({ goBack, onClose, goOn, onGoOn, destroys, busy = false }: Props) => {
  useBlockDialogClose(busy);
  return (
    <Group justify="flex-end" mt="lg">
      <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
        {goBack}
      </Button>
      {onGoOn && (
        <Button
          {...(destroys && { className: classes.destroys ?? "" })}
          {...(onGoOn === "submit" ? { type: "submit" } : { onClick: onGoOn })}
          loading={busy}
        >
          {goOn}
        </Button>
      )}
    </Group>
  );
};
