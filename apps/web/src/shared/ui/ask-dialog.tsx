import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../errors/message-of.ts";
import classes from "./ask-dialog.module.css";
import { RefusalNote } from "./refusal-note.tsx";

type Props = {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly goBack: string;
  readonly goOn: string;
  /** Takes something away: the button says so by its colour. */
  readonly destroys?: boolean;
  readonly busy?: boolean;
  /** Why it was refused, kept until the dialog is closed. */
  readonly error?: unknown;
  readonly onGoOn: () => void;
  readonly onClose: () => void;
  /** Where the focus goes when what opened the dialog is gone with it. */
  readonly focusInstead?: () => void;
};

/** Asks once more before something is changed for good. The way out has the focus: nobody does it by pressing Enter twice. */
export const AskDialog = ({
  opened,
  title,
  children,
  goBack,
  goOn,
  destroys,
  busy = false,
  error = null,
  onGoOn,
  onClose,
  focusInstead,
}: Props) => {
  const { t } = useTranslation("shared");
  const messageOf = useMessageOf();
  const giveFocusBack = () => {
    if (document.activeElement === document.body) focusInstead?.();
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      onExitTransitionEnd={giveFocusBack}
      closeButtonProps={{ "aria-label": t("close") }}
      centered
    >
      {children}
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {goBack}
        </Button>
        <Button {...(destroys && { className: classes.destroys ?? "" })} onClick={onGoOn} loading={busy}>
          {goOn}
        </Button>
      </Group>
    </Modal>
  );
};
