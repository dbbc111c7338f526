import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  /** Where the focus goes when what opened the dialog has been deleted by it. */
  readonly focusInstead: () => void;
};

/** Where somebody is asked before something is deleted. */
export const RemovalDialog = ({ opened, title, children, onClose, focusInstead }: Props) => {
  const { t } = useTranslation();
  const giveFocusBack = () => {
    if (document.activeElement === document.body) focusInstead();
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
    </Modal>
  );
};
