import { Button } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportPlace } from "../../shared/imports/import-place.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import type { ImportCompany } from "./dialog/import-company.ts";
import type { DescriptionField } from "./dialog/use-import-form.ts";

const ImportDialog = lazyDialog(async () => (await import("./dialog/import-dialog.tsx")).ImportDialog);
const HistoryDrawer = lazyDialog(async () => (await import("./history/import-history-drawer.tsx")).ImportHistoryDrawer);

type Props = {
  readonly place: ImportPlace;
  /** Companies in which the user may import; without one there is no button. */
  readonly companies: readonly ImportCompany[];
  readonly description?: DescriptionField | undefined;
};

/** Button that opens the import of a list. The earlier imports are reached from its dialog. */
export const ImportButton = ({ place, companies, description }: Props) => {
  const { t } = useTranslation("imports");
  const [opened, setOpened] = useState<"import" | "history" | null>(null);
  const close = () => setOpened(null);
  if (companies.length === 0) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconUpload size={16} aria-hidden="true" />} onClick={() => setOpened("import")}>
        {t(`open.${place.kind}`)}
      </Button>
      <ImportDialog
        place={place}
        companies={companies}
        description={description}
        opened={opened === "import"}
        onClose={close}
        onHistory={() => setOpened("history")}
      />
      <HistoryDrawer place={place} opened={opened === "history"} onClose={close} />
    </>
  );
};
