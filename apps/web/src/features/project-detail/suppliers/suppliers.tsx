import { PROJECT_COMPANIES_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { ProjectCompaniesQuery, type ProjectCompany } from "@emdia/contract/projects/company-routes.ts";
import { Button, TextInput } from "@mantine/core";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ListFrame } from "../../../shared/list/list-frame.tsx";
import { type UrlFilter, useUrlFilter } from "../../../shared/list/use-url-filter.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { projectKey } from "../../../shared/projects/project-query.ts";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { suppliersOfProjectQuery } from "../detail-queries.ts";
import type { PartProps } from "../part.ts";
import classes from "../project-detail.module.css";
import { AwaitedSuppliers } from "./awaited-suppliers.tsx";
import type { NewSupplier } from "./new-supplier.ts";
import { SupplierRow } from "./supplier-row.tsx";

const SettingsDialog = lazyDialog(async () => (await import("./supplier-settings.tsx")).SupplierSettings);
const AddDialog = lazyDialog(async () => (await import("./add-supplier-dialog.tsx")).AddSupplierDialog);
const HistoryDrawer = lazyDialog(async () => (await import("./supplier-history-drawer.tsx")).SupplierHistoryDrawer);

const Search = ({ filter: { asked, type, enter } }: { readonly filter: UrlFilter<typeof ProjectCompaniesQuery> }) => {
  const { t } = useTranslation("projectDetail");
  return (
    <TextInput
      className={classes.search}
      type="search"
      label={t("suppliers.search")}
      placeholder={t("suppliers.searchPlaceholder")}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      maxLength={200}
      value={asked.query ?? ""}
      onChange={({ currentTarget }) => type({ query: currentTarget.value })}
      onKeyDown={({ key }) => key === "Enter" && enter()}
    />
  );
};

const closed = { times: 0, initial: null, opened: false };

const hintOf = ({ isDraft, invitedCompanies }: PartProps["project"]) => {
  if (isDraft) return "noneInDraft";
  return invitedCompanies.length > 0 ? "noneCameYet" : "noneYet";
};

/** The suppliers section of the project page. */
export const Suppliers = ({ project }: PartProps) => {
  const { t } = useTranslation("projectDetail");
  const filter = useUrlFilter(ProjectCompaniesQuery, PROJECT_COMPANIES_DEBOUNCE_MS);
  const query = useQuery(suppliersOfProjectQuery(project.id, filter.filter));
  const settings = useDialog<ProjectCompany>();
  const history = useDialog<ProjectCompany>();
  const [adding, setAdding] = useState<{ readonly times: number; readonly initial: NewSupplier | null; readonly opened: boolean }>(closed);
  const add = (initial: NewSupplier | null) => setAdding(({ times }) => ({ times: times + 1, initial, opened: true }));
  const mayAdd = project.can.update && !project.isDraft && !project.projectIsBlocked;
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: projectKey(project.id) });
  const list = useRef<HTMLDivElement>(null);
  const empty = filter.filter.query
    ? { title: t("suppliers.nothingFound") }
    : { title: t("suppliers.none"), hint: t(`suppliers.${hintOf(project)}`) };
  return (
    <div ref={list} tabIndex={-1} style={{ outline: "none" }}>
      <div className={classes.bar}>
        <Search filter={filter} />
        {mayAdd && (
          <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => add(null)}>
            {t("adding.open")}
          </Button>
        )}
      </div>
      <ListFrame query={query} mayLoad filter={filter.filter} onTurn={filter.choose} empty={empty}>
        {(suppliers) => (
          <ul className={classes.rows} aria-label={t("sections.fornecedores")}>
            {suppliers.map((supplier) => (
              <SupplierRow
                key={supplier.id}
                supplier={supplier}
                onSettings={settings.open}
                onHistory={project.can.seeHistory ? history.open : null}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      <AwaitedSuppliers
        suppliers={project.invitedCompanies}
        onLink={mayAdd ? add : null}
        onCompleted={project.can.update ? readAgain : null}
      />
      <AddDialog
        key={adding.times}
        project={project}
        opened={adding.opened}
        initial={adding.initial}
        onClose={() => setAdding((now) => ({ ...now, opened: false }))}
      />
      <SettingsDialog
        supplier={settings.subject}
        opened={settings.opened}
        onClose={settings.close}
        focusInstead={() => list.current?.focus()}
      />
      <HistoryDrawer supplier={history.subject} opened={history.opened} onClose={history.close} />
    </div>
  );
};
