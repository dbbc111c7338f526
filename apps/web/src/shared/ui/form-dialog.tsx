import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  readonly opened: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly size?: "lg";
};

/** A dialog in which something is typed: a click beside it does not throw that away. */
export const FormDialog = ({ opened, title, children, onClose, size }: Props) => {
  const { t } = useTranslation("shared");
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": t("close") }}
      {...(size && { size })}
    >
      {children}
    </Modal>
  );
};
