import type { ConflictRuleLine } from "@emdia/contract/risk-schedule/conflict.ts";
import { Button, Select } from "@mantine/core";
import { IconHistory, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ListMessage } from "../../../shared/list/list-message.tsx";
import { useShowsCards } from "../../../shared/list/use-shows-cards.ts";
import { lazyDialog } from "../../../shared/loading/lazy-dialog.tsx";
import { useDialog } from "../../../shared/ui/dialogs/use-dialog.ts";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import classes from "../risk-settings.module.css";
import { conflictTableQuery } from "../settings-queries.ts";
import { ConflictCards, ConflictRows } from "./conflict-rows.tsx";
import { linesWith } from "./rule-draft.ts";

const RuleDialog = lazyDialog(async () => (await import("./rule-dialog.tsx")).RuleDialog);
const ResetDialog = lazyDialog(async () => (await import("./reset-dialog.tsx")).ResetDialog);
const HistoryDrawer = lazyDialog(async () => (await import("./conflict-history.tsx")).ConflictHistory);

type Table = {
  readonly lines: readonly ConflictRuleLine[];
  readonly activities: readonly { readonly id: number; readonly name: string }[];
};
type Props = { readonly companyId: number };

const Head = ({ companyId, onAdd }: Props & { readonly onAdd: () => void }) => {
  const { t } = useTranslation("riskSettings");
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.head}>
      <div>
        <h2 id="conflict-table">{t("conflicts.title")}</h2>
        <p>{t("conflicts.says")}</p>
      </div>
      <div className={classes.buttons}>
        <Button variant="default" leftSection={<IconHistory size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t("conflicts.history.open")}
        </Button>
        <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={onAdd}>
          {t("conflicts.add")}
        </Button>
      </div>
      <HistoryDrawer companyId={companyId} opened={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
};

const Lines = ({ companyId, table: { lines, activities } }: Props & { readonly table: Table }) => {
  const { t } = useTranslation("riskSettings");
  const asCards = useShowsCards();
  const [activity, setActivity] = useState<string | null>(null);
  const form = useDialog<ConflictRuleLine | null>();
  const reset = useDialog<ConflictRuleLine>();
  const section = useRef<HTMLElement>(null);
  const shown = linesWith(lines, activity === null ? null : Number(activity));
  const View = asCards ? ConflictCards : ConflictRows;
  return (
    <section ref={section} tabIndex={-1} className={classes.conflicts} aria-labelledby="conflict-table">
      <Head companyId={companyId} onAdd={() => form.open(null)} />
      <Select
        className={classes.filter ?? ""}
        label={t("conflicts.filter")}
        placeholder={t("conflicts.anyActivity")}
        data={activities.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={activity}
        searchable
        clearable
        clearButtonProps={{ "aria-label": t("conflicts.clear") }}
        nothingFoundMessage={t("conflicts.noActivity")}
        onChange={setActivity}
      />
      {shown.length === 0 ? (
        <ListMessage title={t("conflicts.empty")} hint={t("conflicts.emptySays")} />
      ) : (
        <div className={classes.rows}>
          <View lines={shown} onEdit={form.open} onReset={reset.open} />
        </div>
      )}
      <RuleDialog
        companyId={companyId}
        activities={activities}
        lines={lines}
        line={form.subject}
        opened={form.opened}
        onClose={form.close}
        focusInstead={() => section.current?.focus()}
      />
      <ResetDialog
        companyId={companyId}
        line={reset.subject}
        opened={reset.opened}
        onClose={reset.close}
        focusInstead={() => section.current?.focus()}
      />
    </section>
  );
};

/** Which activities of different teams may take place together in an area or a unit: the platform's lines and those of the contractor. */
export const ConflictTable = ({ companyId }: Props) => (
  <QueryStatePanel query={useQuery(conflictTableQuery(companyId))}>
    {(table) => <Lines companyId={companyId} table={table} />}
  </QueryStatePanel>
);
