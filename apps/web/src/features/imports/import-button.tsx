import type { ImportKind } from "@emdia/contract/imports/report.ts";
import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportPlace } from "../../shared/imports/import-place.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import type { ImportCompany } from "./dialog/import-company.ts";

const ImportDialog = lazyDialog(async () => (await import("./dialog/import-dialog.tsx")).ImportDialog);
const HistoryDrawer = lazyDialog(async () => (await import("./history/import-history-drawer.tsx")).ImportHistoryDrawer);

type Props = {
  readonly kind: ImportKind;
  readonly place: ImportPlace;
  /** Companies in which the user may import; without one there is no button. */
  readonly companies: readonly ImportCompany[];
};

/** Button that opens the import of a list. The earlier imports are reached from its dialog. */
export const ImportButton = ({ kind, place, companies }: Props) => {
  const { t } = useTranslation("imports");
  const [opened, setOpened] = useState<"import" | "history" | null>(null);
  const close = () => setOpened(null);
  if (companies.length === 0) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconUpload size={16} aria-hidden="true" />} onClick={() => setOpened("import")}>
        {t("open")}
      </Button>
      <ImportDialog kind={kind} companies={companies} opened={opened === "import"} onClose={close} onHistory={() => setOpened("history")} />
      <HistoryDrawer place={place} opened={opened === "history"} onClose={close} />
    </>
  );
};
