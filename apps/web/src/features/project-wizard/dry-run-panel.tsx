import { DRY_RUN_DAYS_MAX } from "@emdia/contract/limits.ts";
import type { DryRunAnswer, Project } from "@emdia/contract/projects/wizard.ts";
import { Drawer } from "@mantine/core";
import { IconArrowBackUp, IconMinus, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { DayField } from "../../shared/days/day-field.tsx";
import { daysAfter } from "../../shared/days/months-after.ts";
import { today } from "../../shared/format/today.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { QueryStatePanel } from "../../shared/ui/panels/query-state-panel.tsx";
import classes from "./dry-run-panel.module.css";
import { type DryRunChange, dryRunQuery } from "./wizard-queries.ts";

type Answer = z.output<typeof DryRunAnswer>;
type Counts = Pick<Answer, "appears" | "vanishes" | "returns">;

const signs = { appears: IconPlus, vanishes: IconMinus, returns: IconArrowBackUp } as const satisfies {
  readonly [K in keyof Counts]: unknown;
};
const kinds = ["appears", "vanishes", "returns"] as const satisfies readonly (keyof Counts)[];

const Difference = ({ answer }: { readonly answer: Answer }) => {
  const { t } = useTranslation("projectWizard");
  const { number } = useFormat();
  const isNothing = kinds.every((kind) => answer[kind] === 0);
  return (
    <>
      <dl className={classes.totals}>
        {kinds.map((kind) => {
          const Sign = signs[kind];
          return (
            <div key={kind} className={classes.total} data-kind={kind}>
              <dt>
                <Sign size={16} aria-hidden="true" />
                {t(`dryRun.${kind}`)}
              </dt>
              <dd>{number(answer[kind])}</dd>
            </div>
          );
        })}
      </dl>
      {isNothing && <p className={classes.says}>{t("dryRun.nothing")}</p>}
      <ul className={classes.suppliers} aria-label={t("dryRun.bySupplier")}>
        {answer.suppliers.map(({ companyId, companyName, workers, ...counts }) => (
          <li key={companyId}>
            <strong>{companyName}</strong>
            <span>{kinds.map((kind) => t(`dryRun.counted.${kind}`, { count: counts[kind] })).join(" · ")}</span>
            {workers > 0 && <span>{t("dryRun.workers", { count: workers })}</span>}
          </li>
        ))}
      </ul>
    </>
  );
};

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly project: Project; readonly change: DryRunChange };

/** Preview of a change for each supplier, from a selected day. It saves nothing. */
export const DryRunPanel = ({ opened, onClose, project, change }: Props) => {
  const { t } = useTranslation(["projectWizard", "shared"]);
  const [from, setFrom] = useState(today);
  const query = useQuery({ ...dryRunQuery(project.id, { ...change, from }), enabled: opened && from !== "" });
  return (
    <Drawer opened={opened} onClose={onClose} title={t("dryRun.title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      <p className={classes.says}>{t("dryRun.says")}</p>
      <DayField label={t("dryRun.from")} value={from} max={daysAfter(today(), DRY_RUN_DAYS_MAX)} onChange={setFrom} mb="md" maw="12rem" />
      <QueryStatePanel query={query}>{(answer) => <Difference answer={answer} />}</QueryStatePanel>
    </Drawer>
  );
};
