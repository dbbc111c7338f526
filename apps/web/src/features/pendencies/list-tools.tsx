import { ActionIcon } from "@mantine/core";
import { IconKeyboard } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../shared/session/permissions.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { ExportPendencies } from "./export-pendencies.tsx";
import type { PendenciesFilter } from "./pendency-filter.ts";
import { QueueLink } from "./queue-link.tsx";
import { SendManyButton } from "./send-many/send-many-button.tsx";
import { SendQueueButton } from "./send-queue/send-queue-button.tsx";
import { ServiceMonthsButtons } from "./service-months/service-months-button.tsx";
import { ViewsMenu } from "./views/views-menu.tsx";

type Props = { readonly filter: PendenciesFilter; readonly hasColumns: boolean; readonly onKeys: () => void };

/** Tools of the whole list. The buttons that load later are where they move no other one. Columns and keyboard shortcuts exist only in the table layout. */
export const ListTools = ({ filter, hasColumns, onKeys }: Props) => {
  const { t } = useTranslation("pendencies");
  const may = useMay();
  return (
    <>
      {hasColumns && <SendQueueButton filter={filter} />}
      {hasColumns && <ServiceMonthsButtons isCompact={false} />}
      {hasColumns && (
        <ActionIcon aria-label={t("keys.title")} title={t("keys.title")} onClick={onKeys}>
          <IconKeyboard size={18} stroke={1.7} />
        </ActionIcon>
      )}
      {hasColumns && <ColumnsMenu />}
      <SendManyButton isCompact={!hasColumns} />
      <QueueLink isCompact={!hasColumns} />
      <ViewsMenu filter={filter} />
      {may("export_pendency") && <ExportPendencies filter={filter} />}
      {!hasColumns && <ServiceMonthsButtons isCompact />}
      {!hasColumns && <SendQueueButton filter={filter} />}
    </>
  );
};
