import { Kbd, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./keys-dialog.module.css";
import { listKeys } from "./list-key.ts";

const names = { j: "next", k: "previous", x: "choose", Enter: "open", "/": "search", "?": "keys" } as const;

/** The keys of the list. */
export const KeysDialog = ({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation(["pendencies", "shared"]);
  return (
    <Modal opened={opened} onClose={onClose} title={t("keys.title")} size="sm" closeButtonProps={{ "aria-label": t("shared:close") }}>
      <dl className={classes.keys}>
        {listKeys.map((key) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{t(`keys.${names[key]}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
};
