import { Button, Group, Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./ask-dialog.module.css";

type Props = {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly goOn: string;
  /** Takes something away: the button says so by its colour. */
  readonly destroys?: boolean;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onGoOn: () => void;
  readonly onClose: () => void;
  /** Where the focus goes when what opened the dialog is gone with it. */
  readonly focusInstead?: () => void;
};

/** Asks once more before access is changed. The way out has the focus: nobody changes anything by pressing Enter twice. */
export const AskDialog = ({ opened, title, children, goOn, destroys, busy, error, onGoOn, onClose, focusInstead }: Props) => {
  const { t } = useTranslation(["people", "shared"]);
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
      closeButtonProps={{ "aria-label": t("shared:close") }}
      centered
    >
      {children}
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t("goBack")}
        </Button>
        <Button {...(destroys && { className: classes.destroys ?? "" })} onClick={onGoOn} loading={busy}>
          {goOn}
        </Button>
      </Group>
    </Modal>
  );
};
