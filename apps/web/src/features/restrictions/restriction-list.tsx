import { RESTRICTIONS_DEBOUNCE_MS } from "@emdia/contract/limits.ts";
import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { type Restriction, RestrictionListQuery } from "@emdia/contract/workers/restriction-routes.ts";
import { Button } from "@mantine/core";
import { IconBan, IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import { ListFrame } from "../../shared/list/list-frame.tsx";
import { useResetPageOnCompanyChange } from "../../shared/list/use-reset-page-on-company-change.ts";
import { useUrlFilter } from "../../shared/list/use-url-filter.ts";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { useCompanyHolding } from "../../shared/session/companies/use-company-holding.ts";
import { useDialog } from "../../shared/ui/dialogs/use-dialog.ts";
import { PageHeader } from "../../shared/ui/page-header.tsx";
import { type RestrictionFilter, RestrictionFilters } from "./restriction-filters.tsx";
import classes from "./restriction-list.module.css";
import { RestrictionRows } from "./restriction-rows.tsx";
import { restrictionsQuery } from "./restrictions-queries.ts";

const RestrictionDialog = lazyDialog(async () => (await import("./restriction-dialog.tsx")).RestrictionDialog);
const LiftDialog = lazyDialog(async () => (await import("./lift-dialog.tsx")).LiftDialog);
const HistoryDrawer = lazyDialog(async () => (await import("./restriction-history-drawer.tsx")).RestrictionHistoryDrawer);

const seeing: readonly PermissionKey[] = ["see_restricted_employee"];
const narrowing = ["name", "document", "reason", "status", "daysRemainingStart", "daysRemainingEnd"] as const;

const useEmptyFace = ({ filter, choose }: RestrictionFilter) => {
  const { t } = useTranslation("restrictions");
  if (narrowing.every((field) => filter[field] === undefined)) return { title: t("empty.title"), hint: t("empty.says") };
  const clear = () => choose(Object.fromEntries(narrowing.map((field) => [field, undefined])));
  return {
    title: t("empty.nothingFound"),
    hint: t("empty.nothingFoundHint"),
    action: (
      <Button variant="default" onClick={clear}>
        {t("empty.clear")}
      </Button>
    ),
  };
};

type ActionsProps = { readonly tools: ReactNode; readonly mayAdd: boolean; readonly onAdd: () => void; readonly onHistory: () => void };
const Actions = ({ tools, mayAdd, onAdd, onHistory }: ActionsProps) => {
  const { t } = useTranslation("restrictions");
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size={16} aria-hidden="true" />} onClick={onHistory}>
        {t("history.open")}
      </Button>
      {tools}
      {mayAdd && (
        <Button leftSection={<IconBan size={16} aria-hidden="true" />} onClick={onAdd}>
          {t("start.open")}
        </Button>
      )}
    </>
  );
};

/** The restricted workers of a company. `tools` are additional buttons, passed in by the page. */
export const RestrictionList = ({ tools }: { readonly tools?: ReactNode }) => {
  const { t } = useTranslation("restrictions");
  const { number } = useFormat();
  const { company, may } = useCompanyHolding(seeing);
  const isKnown = company !== null;
  const companyId = company?.id ?? 0;
  const filter = useUrlFilter(RestrictionListQuery, RESTRICTIONS_DEBOUNCE_MS);
  useResetPageOnCompanyChange(filter.choose);
  const query = useQuery({ ...restrictionsQuery(companyId, filter.filter), enabled: isKnown });
  const empty = useEmptyFace(filter);
  const form = useDialog<Restriction | null>();
  const lifting = useDialog<Restriction>();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const meta = query.data?.meta;
  const total = number(meta?.totalResults ?? 0);
  const count = meta && (meta.totalIsExact ? t("count", { count: meta.totalResults, total }) : t("countMany", { total }));
  const actions = isKnown && (
    <Actions tools={tools} mayAdd={may("add_restricted_employee")} onAdd={() => form.open(null)} onHistory={() => setHistoryOpen(true)} />
  );
  return (
    <>
      <PageHeader title={t("title")} hint={isKnown ? (count ?? "\u00a0") : undefined} actions={actions} />
      {isKnown && <RestrictionFilters filter={filter} />}
      <div ref={list} tabIndex={-1} className={classes.list}>
        <ListFrame query={query} mayLoad={isKnown} filter={filter.filter} onTurn={filter.choose} empty={empty}>
          {(restrictions) => <RestrictionRows restrictions={restrictions} onChange={form.open} onLift={lifting.open} />}
        </ListFrame>
      </div>
      <RestrictionDialog opened={form.opened} companyId={companyId} restriction={form.subject} onClose={form.close} />
      <LiftDialog
        restriction={lifting.subject}
        opened={lifting.opened}
        onClose={lifting.close}
        focusInstead={() => list.current?.focus()}
      />
      <HistoryDrawer
        companyId={companyId}
        mayExport={may("export_restricted_employee")}
        opened={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
      />
    </>
  );
};
