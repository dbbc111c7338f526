import { Kbd, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { reviewKeys } from "../review-key.ts";
import classes from "./queue.module.css";

const names = {
  "1": "yes",
  "2": "no",
  "3": "notApplicable",
  j: "next",
  k: "before",
  a: "finish",
  r: "reject",
  n: "decideNotApplicable",
  u: "undo",
  "?": "keys",
} as const;

/** The keys of the workbench. */
export const KeysDialog = ({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation(["review", "shared"]);
  return (
    <Modal opened={opened} onClose={onClose} title={t("keys.title")} size="sm" closeButtonProps={{ "aria-label": t("shared:close") }}>
      <dl className={classes.keys}>
        {reviewKeys.map((key) => (
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
