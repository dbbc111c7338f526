import type { ClassToday } from "@emdia/contract/trainings/attendance-routes.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useObservable } from "../../../shared/create-observable.ts";
import { ListMessage } from "../../../shared/list/list-message.tsx";
import { useSelectedCompanies } from "../../../shared/session/use-session.ts";
import lines from "../../../shared/ui/lines.module.css";
import { PageBackLink } from "../../../shared/ui/page-back-link.tsx";
import { PageHeader } from "../../../shared/ui/page-header.tsx";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import classes from "../attendance.module.css";
import { classesOfTodayQuery } from "../attendance-queries.ts";
import { attendance } from "../records/attendance.ts";

const Row = ({ training }: { readonly training: ClassToday }) => {
  const { t } = useTranslation("trainingAttendance");
  const waiting = useObservable(attendance.records).get(training.id)?.waiting.length ?? 0;
  const { id, name, companyName, place, taken, sessions } = training;
  const times = sessions.map(({ start, end }) => t("today.times", { start, end })).join(", ");
  return (
    <li className={classes.class}>
      <Link className={classes.link} to="/treinamentos/chamada/$id" params={{ id: String(id) }}>
        {name}
      </Link>
      <span>{times}</span>
      <span className={lines.quiet}>{[companyName, place, t("today.taken", { count: taken })].filter(Boolean).join(" · ")}</span>
      {waiting > 0 && <strong>{t("waiting.count", { count: waiting })}</strong>}
    </li>
  );
};

/** Classes with a session today, to record their attendance by phone. */
export const ClassesOfToday = () => {
  const { t } = useTranslation("trainingAttendance");
  const [companies] = useSelectedCompanies();
  const query = useQuery(classesOfTodayQuery(companies));
  return (
    <>
      <PageBackLink renderRoot={(props) => <Link to="/treinamentos" {...props} />}>{t("today.back")}</PageBackLink>
      <PageHeader title={t("today.title")} hint={t("today.says")} />
      <QueryStatePanel query={query}>
        {({ results }) =>
          results.length === 0 ? (
            <ListMessage title={t("today.empty")} hint={t("today.emptyHint")} />
          ) : (
            <ul className={`${lines.lines} ${classes.list}`} aria-label={t("today.caption")}>
              {results.map((training) => (
                <Row key={training.id} training={training} />
              ))}
            </ul>
          )
        }
      </QueryStatePanel>
    </>
  );
};
