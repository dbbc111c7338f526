import { type PanelFormat, panelFormats } from "@emdia/contract/panels/export.ts";
import { Button, Loader } from "@mantine/core";
import { IconDownload, IconFileSpreadsheet, IconFileTypePdf } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useRequestExport } from "../../../shared/exports/use-request-export.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import type { PanelSearch } from "../panel-search.ts";
import { exportPanels } from "../panels-queries.ts";
import { LazyActionMenu } from "./lazy-action-menu.ts";
import classes from "./menu.module.css";
import { useActionMenu } from "./use-action-menu.ts";

const formats = {
  xlsx: { text: "sheet", Icon: IconFileSpreadsheet },
  pdf: { text: "pdf", Icon: IconFileTypePdf },
} as const satisfies { readonly [F in PanelFormat]: unknown };

type Props = { readonly filter: PanelSearch };

const useExport = (format: PanelFormat, filter: PanelSearch) => {
  const { t } = useTranslation("panels");
  const [companies] = useSelectedCompanies();
  return useRequestExport({ ask: () => exportPanels({ ...filter, format }, companies), tell: (asked) => t("menu.asked", asked) });
};

/** Requests the shown panels as a spreadsheet or PDF. */
export const ExportMenu = ({ filter }: Props) => {
  const { t } = useTranslation("panels");
  const { button, buttonProps, opened, onClose } = useActionMenu();
  const requests = { xlsx: useExport("xlsx", filter), pdf: useExport("pdf", filter) };
  const isPending = panelFormats.some((format) => requests[format].isPending);
  return (
    <span className={classes.place}>
      <Button
        ref={button}
        variant="default"
        leftSection={isPending ? <Loader size={16} /> : <IconDownload size={16} aria-hidden="true" />}
        aria-busy={isPending}
        {...buttonProps}
      >
        {t("menu.export")}
      </Button>
      <LazyActionMenu
        opened={opened}
        onClose={onClose}
        label={t("menu.export")}
        actions={panelFormats.map((format) => {
          const { text, Icon } = formats[format];
          return {
            key: format,
            label: t(`menu.${text}`),
            icon: <Icon size={16} aria-hidden="true" />,
            onChoose: () => requests[format].request?.(),
          };
        })}
      />
    </span>
  );
};
