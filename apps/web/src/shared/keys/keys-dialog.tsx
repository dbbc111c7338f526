import { Kbd, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./keys-dialog.module.css";

type Props = {
  readonly title: string;
  /** Each key and its effect. */
  readonly keys: readonly { readonly key: string; readonly does: string }[];
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** Dialog that lists the keyboard shortcuts of a screen. */
export const KeysDialog = ({ title, keys, opened, onClose }: Props) => {
  const { t } = useTranslation("shared");
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="sm" closeButtonProps={{ "aria-label": t("close") }}>
      <dl className={classes.keys}>
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
};
