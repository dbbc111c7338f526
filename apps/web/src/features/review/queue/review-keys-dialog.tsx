import { useTranslation } from "react-i18next";
import { KeysDialog } from "../../../shared/keys/keys-dialog.tsx";
import { reviewKeys } from "../review-key.ts";

const names = {
  "1": "yes",
  "2": "no",
  "3": "notApplicable",
  j: "next",
  k: "before",
  a: "finish",
  r: "reject",
  n: "decideNotApplicable",
  p: "ask",
  s: "yesToRest",
  w: "worker",
  u: "undo",
  "?": "keys",
} as const;

/** Dialog with the keyboard shortcuts of the review screen. */
export const ReviewKeysDialog = ({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation("review");
  const keys = reviewKeys.map((key) => ({ key, does: t(`keys.${names[key]}`) }));
  return <KeysDialog title={t("keys.title")} keys={keys} opened={opened} onClose={onClose} />;
};
