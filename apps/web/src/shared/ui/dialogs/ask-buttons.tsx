import { Button, Group } from "@mantine/core";
import classes from "./ask-buttons.module.css";
import { useBlockDialogClose } from "./held-open.ts";

type Props = {
  readonly goBack: string;
  readonly onClose: () => void;
  readonly goOn: string;
  /** Without it there is nothing to confirm: it cannot be done, or not yet. "submit" sends the form around the buttons. */
  readonly onGoOn?: (() => void) | "submit" | undefined;
  /** Takes something away: the button says so by its colour. */
  readonly destroys?: boolean | undefined;
  readonly busy?: boolean | undefined;
};

/** The way out has the focus: nobody does it by pressing Enter twice. There is none while it is being done. */
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
