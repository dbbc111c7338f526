import { LIST_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { TrainingConfigListQuery, type TrainingConfigRow } from "@emdia/contract/trainings/config-routes.ts";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../shared/exports/export-button.tsx";
import { ListCount } from "../../../shared/list/list-count.tsx";
import { ListFrame } from "../../../shared/list/list-frame.tsx";
import { ListSearch } from "../../../shared/list/list-search.tsx";
import list from "../../../shared/list/list-toolbar.module.css";
import { useResetPageOnCompanyChange } from "../../../shared/list/use-reset-page-on-company-change.ts";
import { useUrlFilter } from "../../../shared/list/use-url-filter.ts";
import { useMay } from "../../../shared/session/permissions.ts";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { PageHeader } from "../../../shared/ui/page-header.tsx";
import { configsQuery, exportConfigs } from "../trainings-queries.ts";
import { useCompaniesToWrite } from "../use-companies-to-write.ts";
import { type ConfigAction, ConfigDialogs } from "./config-dialogs.tsx";
import { ConfigRows } from "./config-rows.tsx";

const Export = ({ name }: { readonly name: string | undefined }) => {
  const { t } = useTranslation("trainings");
  const [companies] = useSelectedCompanies();
  return (
    <ExportButton label={t("configs.export")} ask={() => exportConfigs(name, companies)} tell={(told) => t("configs.exportAsked", told)} />
  );
};

/** Tab Configuração de treinamentos (S-061). */
export const ConfigList = ({ tabs }: { readonly tabs: ReactNode }) => {
  const { t } = useTranslation("trainings");
  const may = useMay();
  const mayLoad = may("see_training_class_config");
  const mayAdd = useCompaniesToWrite("add_training_class_config").length > 0;
  const [companies] = useSelectedCompanies();
  const filter = useUrlFilter(TrainingConfigListQuery, LIST_DEBOUNCE_MS);
  useResetPageOnCompanyChange(filter.choose);
  const query = useQuery({ ...configsQuery(filter.filter, companies), enabled: mayLoad });
  const dialog = useDialog<ConfigAction>();
  const count = (
    <ListCount query={query} exactly={(counted) => t("configs.count", counted)} moreThan={(counted) => t("configs.countMany", counted)} />
  );
  const add = mayAdd && (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => dialog.open({ kind: "create" })}>
      {t("configs.add")}
    </Button>
  );
  const clear = (
    <Button variant="default" onClick={() => filter.choose({ name: undefined })}>
      {t("filter.clear")}
    </Button>
  );
  const empty =
    filter.filter.name === undefined
      ? { title: t("configs.empty"), hint: t("configs.emptyHint") }
      : { title: t("configs.nothingFound"), hint: t("configs.nothingFoundHint"), action: clear };
  const actions = mayLoad && (
    <>
      {may("export_training_class_config") && <Export name={filter.filter.name} />}
      {add}
    </>
  );
  const open = (kind: Exclude<ConfigAction["kind"], "create">, row: TrainingConfigRow) => dialog.open({ kind, row });
  return (
    <>
      <PageHeader title={t("title")} hint={mayLoad ? count : undefined} actions={actions} />
      {tabs}
      {mayLoad && (
        <search className={list.toolbar}>
          <ListSearch
            label={t("configs.search")}
            placeholder={t("configs.searchPlaceholder")}
            value={filter.asked.name}
            onType={(words) => filter.type({ name: words || undefined })}
            onEnter={filter.enter}
          />
        </search>
      )}
      <ListFrame query={query} mayLoad={mayLoad} filter={filter.filter} onTurn={filter.choose} empty={empty}>
        {(rows) => <ConfigRows rows={rows} onAct={open} />}
      </ListFrame>
      <ConfigDialogs {...dialog} action={dialog.subject} onClose={dialog.close} />
    </>
  );
};
