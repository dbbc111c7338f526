import { CompanyGroupListQuery } from "@emdia/contract/custom-fields/group-routes.ts";
import { LIST_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import { Button } from "@mantine/core";
import { IconHistory, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ListFrame } from "../../../shared/list/list-frame.tsx";
import { useResetPageOnCompanyChange } from "../../../shared/list/use-reset-page-on-company-change.ts";
import { useUrlFilter } from "../../../shared/list/use-url-filter.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import lines from "../../../shared/ui/lines.module.css";
import { PageHeader } from "../../../shared/ui/page-header.tsx";
import { groupsQuery } from "../fields-queries.ts";
import { SearchField } from "../search-field.tsx";
import { useEmptyFace } from "../use-empty-face.tsx";
import type { FieldsView } from "../view-address.ts";
import { GroupRow } from "./group-row.tsx";

const GroupDialog = lazyDialog(async () => (await import("./group-dialog.tsx")).NewGroupDialog);
const HistoryDrawer = lazyDialog(async () => (await import("../history-drawer.tsx")).HistoryDrawer);

type Props = { readonly company: { readonly id: number; readonly tradingName: string }; readonly onShow: (view: FieldsView) => void };

/** The custom field groups of a company. */
export const GroupList = ({ company, onShow }: Props) => {
  const { t } = useTranslation("customFields");
  const filter = useUrlFilter(CompanyGroupListQuery, LIST_DEBOUNCE_MS);
  useResetPageOnCompanyChange(filter.choose);
  const query = useQuery(groupsQuery(company.id, filter.filter));
  const [opened, setOpened] = useState<"new" | "history" | null>(null);
  const close = () => setOpened(null);
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setOpened("new")}>
      {t("groups.add")}
    </Button>
  );
  const empty = useEmptyFace(filter, {
    empty: t("groups.empty"),
    says: t("groups.emptySays"),
    nothingFound: t("groups.nothingFound"),
    action: add,
  });
  const actions = (
    <>
      <Button variant="default" leftSection={<IconHistory size={16} aria-hidden="true" />} onClick={() => setOpened("history")}>
        {t("history.open")}
      </Button>
      {add}
    </>
  );
  return (
    <>
      <PageHeader title={t("title")} hint={t("hint", { company: company.tradingName })} actions={actions} />
      <SearchField label={t("groups.search")} placeholder={t("groups.placeholder")} filter={filter} />
      <ListFrame query={query} mayLoad filter={filter.filter} onTurn={filter.choose} empty={empty}>
        {(groups) => (
          <ul className={lines.lines} aria-label={t("groups.list")}>
            {groups.map((group) => (
              <GroupRow key={group.id} group={group} />
            ))}
          </ul>
        )}
      </ListFrame>
      <GroupDialog
        opened={opened === "new"}
        companyId={company.id}
        onClose={close}
        onMade={({ id }) => onShow({ groupId: id, part: "campos" })}
      />
      <HistoryDrawer opened={opened === "history"} companyId={company.id} onClose={close} />
    </>
  );
};
