import { Modal } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { letGoOfFocus, restoreFocus } from "../focus/focus-instead.ts";
import { HoldOpen } from "./held-open.ts";

type Props = {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly size?: "lg" | "xl";
  /** Moves the focus when the element that opened the dialog no longer exists. */
  readonly focusInstead?: (() => void) | undefined;
};

/** Form dialog: a click outside does not close it, so that typed input is not lost. */
export const FormDialog = ({ opened, title, children, onClose, size, focusInstead }: Props) => {
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
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": t("close"), disabled: isHeld }}
      {...(size && { size })}
    >
      <HoldOpen value={hold}>{children}</HoldOpen>
    </Modal>
  );
};
