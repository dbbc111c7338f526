import type { AutomaticRun, AutomaticScheduleConfig, AutomaticSkip } from "@emdia/contract/risk-schedule/automatic.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import lines from "../../../shared/ui/lines.module.css";
import classes from "../risk-settings.module.css";

const Skip = ({ skip }: { readonly skip: AutomaticSkip }) => {
  const { t } = useTranslation("riskSettings");
  const { day } = useFormat();
  const { reason, activityName, projectName, providerName, otherActivityName, employeeCount } = skip;
  return (
    <li className={`${lines.line} ${classes.skip}`}>
      <span className={lines.name}>
        {day(skip.day)} · {activityName}
      </span>
      <span>{t(`run.reasons.${reason}`, { other: otherActivityName ?? "", count: employeeCount })}</span>
      <span className={lines.quiet}>
        {projectName} · {providerName}
      </span>
    </li>
  );
};

const Result = ({ run }: { readonly run: AutomaticRun }) => {
  const { t } = useTranslation("riskSettings");
  const { number } = useFormat();
  const counts = (["made", "changed", "removed", "skipped"] as const).map((name) => ({ name, count: run[name] }));
  return (
    <>
      <dl className={classes.counts}>
        {counts.map(({ name, count }) => (
          <div key={name}>
            <dt>{t(`run.${name}`)}</dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
      {run.skips.length > 0 && (
        <details>
          <summary>{t("run.showSkips", { count: run.skipped })}</summary>
          <ul className={lines.lines} aria-label={t("run.skips")}>
            {run.skips.map((skip) => (
              <Skip key={`${skip.day} ${skip.projectName} ${skip.providerName} ${skip.activityName} ${skip.reason}`} skip={skip} />
            ))}
          </ul>
          {run.skips.length < run.skipped && <p className={lines.quiet}>{t("run.firstSkips", { count: run.skips.length })}</p>}
        </details>
      )}
    </>
  );
};

/** What the last run made, changed, removed and skipped. */
export const LastRun = ({ config: { lastRun } }: { readonly config: AutomaticScheduleConfig }) => {
  const { t } = useTranslation("riskSettings");
  const { instant } = useFormat();
  if (lastRun === null) return <p className={lines.quiet}>{t("run.none")}</p>;
  const { startedAt, finishedAt } = lastRun;
  return (
    <div className={classes.run}>
      <h3 className={classes.subtitle}>{t("run.title")}</h3>
      <p className={lines.quiet} role="status">
        {finishedAt === null ? t("run.working", { at: instant(startedAt) }) : t("run.finished", { at: instant(finishedAt) })}
      </p>
      {finishedAt !== null && <Result run={lastRun} />}
    </div>
  );
};
