import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { ServiceMonth } from "@emdia/contract/pendencies/service-month.ts";
import { Button, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { pendencyQuery } from "../../shared/pendencies/pendency-query.ts";
import { monthText } from "../../shared/pendencies/reference-text.ts";
import { FailedRead } from "../../shared/ui/panels/failed-read.tsx";
import section from "../../shared/ui/panels/page-section.module.css";
import { ConfirmMonthDialog } from "./confirm-month-dialog.tsx";
import { Contradictions } from "./contradictions.tsx";
import { DeclarationDialog } from "./declaration-dialog.tsx";
import { DenyDrawer } from "./deny-drawer.tsx";
import { EmployeeDrawer } from "./employee-drawer.tsx";
import { isSettling } from "./is-settling.ts";
import { MonthHistoryDrawer } from "./month-history-drawer.tsx";
import { MonthChip, MonthSentence } from "./month-state.tsx";
import classes from "./service-month.module.css";
import { serviceMonthQuery } from "./service-month-queries.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

const SETTLING_MS = 1_500;
type Opened = "declare" | "employees" | "withdraw" | "confirm" | "deny" | "history";
type MonthProps = { readonly pendency: Pendency; readonly month: ServiceMonth };

const Actions = ({ month: { can, state }, onOpen }: Pick<MonthProps, "month"> & { readonly onOpen: (opened: Opened) => void }) => {
  const { t } = useTranslation("serviceMonth");
  const isDeclared = state !== null && state !== "withdrawn";
  return (
    <div className={section.actions}>
      {can.confirm && <Button onClick={() => onOpen("confirm")}>{t("confirm.action")}</Button>}
      {can.deny && (
        <Button variant="default" onClick={() => onOpen("deny")}>
          {t(state === "confirmed" ? "deny.reverse" : "deny.action")}
        </Button>
      )}
      {can.declare && (
        <Button variant={isDeclared ? "default" : "filled"} onClick={() => onOpen("declare")}>
          {t(isDeclared ? "declare.correct" : "declare.action")}
        </Button>
      )}
      {can.addWorkers && (
        <Button variant="subtle" onClick={() => onOpen("employees")}>
          {t("employees.action")}
        </Button>
      )}
      {can.withdraw && (
        <Button variant="subtle" onClick={() => onOpen("withdraw")}>
          {t("withdraw.action")}
        </Button>
      )}
      {state !== null && (
        <Button variant="subtle" onClick={() => onOpen("history")}>
          {t("history.action")}
        </Button>
      )}
    </div>
  );
};

const Dialogs = ({ pendency, month, opened, onClose }: MonthProps & { readonly opened: Opened | null; readonly onClose: () => void }) => {
  const of = { pendency, month, onClose };
  return (
    <>
      <DeclarationDialog {...of} opened={opened === "declare"} />
      <EmployeeDrawer pendencyId={pendency.id} month={month} opened={opened === "employees"} onClose={onClose} />
      <WithdrawDialog {...of} opened={opened === "withdraw"} />
      <ConfirmMonthDialog {...of} opened={opened === "confirm"} />
      <DenyDrawer {...of} opened={opened === "deny"} />
      <MonthHistoryDrawer id={pendency.id} opened={opened === "history"} onClose={onClose} />
    </>
  );
};

const Month = ({ pendency, month }: MonthProps) => {
  const { t } = useTranslation("serviceMonth");
  const [opened, open] = useState<Opened | null>(null);
  const settling = isSettling(month, pendency);
  useQuery({ ...pendencyQuery(pendency.id), refetchInterval: settling ? SETTLING_MS : false });
  return (
    <>
      <MonthSentence month={month} />
      {settling && (
        <p className={section.quiet} role="status">
          {t("settling")}
        </p>
      )}
      {month.state === "awaiting_decision" && <Contradictions month={month} />}
      <Actions month={month} onOpen={open} />
      <Dialogs pendency={pendency} month={month} opened={opened} onClose={() => open(null)} />
    </>
  );
};

/** The service month of a monthly STP document: question, declaration, decision and what the user may do. */
export const ServiceMonthSection = ({ pendency }: Pick<MonthProps, "pendency">) => {
  const { t } = useTranslation("serviceMonth");
  const { data: month, error, refetch } = useQuery(serviceMonthQuery(pendency.id));
  return (
    <section className={section.panel} aria-labelledby="service-month">
      <div className={classes.top}>
        <h2 id="service-month" className={section.title}>
          {t("question")}
        </h2>
        {month && <span className={classes.month}>{t("month", { month: monthText(month.month) })}</span>}
        {month && <MonthChip state={month.state} />}
      </div>
      {month && <Month pendency={pendency} month={month} />}
      {!month && error === null && <Skeleton height={84} />}
      {!month && error !== null && <FailedRead error={error} onRetry={() => void refetch()} />}
    </section>
  );
};
