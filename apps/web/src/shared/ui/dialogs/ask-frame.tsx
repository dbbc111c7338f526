import { Modal } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { letGoOfFocus, restoreFocus } from "../focus/focus-instead.ts";
import { HoldOpen } from "./held-open.ts";

type Props = {
  readonly opened: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Moves the focus when the element that opened the dialog no longer exists. */
  readonly focusInstead?: (() => void) | undefined;
};

/** Frame of a confirm dialog. It stays mounted, so that closing it restores the focus. */
export const AskFrame = ({ opened, title, children, onClose, focusInstead }: Props) => {
  const { t } = useTranslation("shared");
  const [isHeld, hold] = useState(false);
  const close = () => {
    if (isHeld) return;
    letGoOfFocus();
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      onExitTransitionEnd={restoreFocus(focusInstead)}
      closeButtonProps={{ "aria-label": t("close"), disabled: isHeld }}
      centered
    >
      <HoldOpen value={hold}>{children}</HoldOpen>
    </Modal>
  );
};
