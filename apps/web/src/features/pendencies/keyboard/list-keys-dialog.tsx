import { useTranslation } from "react-i18next";
import { KeysDialog } from "../../../shared/keys/keys-dialog.tsx";
import { listKeys } from "./list-key.ts";

const names = { j: "next", k: "previous", x: "choose", Enter: "open", "/": "search", "?": "keys" } as const;

/** Dialog with the keyboard shortcuts of the list. */
export const ListKeysDialog = ({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation("pendencies");
  const keys = listKeys.map((key) => ({ key, does: t(`keys.${names[key]}`) }));
  return <KeysDialog title={t("keys.title")} keys={keys} opened={opened} onClose={onClose} />;
};
